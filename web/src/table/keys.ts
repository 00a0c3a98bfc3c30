// The keyboard of a table. Keys belong to the table unless somebody types, or a window in front has them.

/** Whether a key press is meant for a field or for the browser. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable], dialog, [popover]') !== null
}
