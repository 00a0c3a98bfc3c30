// Keeps the keyboard's place: an update may take away the very button that was pressed.

export class FocusKeeper {
  #last: { target: string; choice: string } | null = null

  /** Notes where the focus is; called whenever it moves inside the table. */
  remember(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
    if ('refuge' in target.dataset) return
    const { target: thing, choice } = target.dataset
    this.#last = { target: thing ?? '', choice: choice ?? '' }
  }

  /** A window in front of the table goes: the focus comes here even if it has never been here. */
  expect(): void {
    this.#last ??= { target: '', choice: '' }
  }

  /** If the focus was lost, gives it back to the same thing or option, or else to where `otherwise` puts it. */
  restore(root: Element, otherwise: () => void): void {
    const active = document.activeElement
    // Who waits in the refuge (the decision bar without options) goes on as soon as there is somewhere to go.
    const lost = !active || active === document.body || active.hasAttribute('data-refuge')
    if (!this.#last || !lost) return
    const { target, choice } = this.#last
    const all = [...root.querySelectorAll<HTMLElement>('[data-target][tabindex="0"], [data-choice]:not(:disabled)')]
    const found = all.find(({ dataset }) => (target ? dataset['target'] === target : choice !== '' && dataset['choice'] === choice))
    if (found) found.focus({ preventScroll: true })
    else otherwise()
  }
}
