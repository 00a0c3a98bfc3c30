// How much room a map has: beside a wide one lies what one plays with; on a narrow screen it lies below.

import type { Attachment } from 'svelte/attachments'
import { MediaQuery } from 'svelte/reactivity'

const wide = new MediaQuery('min-width: 46rem')
const short = new MediaQuery('max-height: 34rem')
const tall = new MediaQuery('min-height: 50rem')

export const room = {
  get isWide(): boolean {
    return wide.current
  },
  /** A page enlarged twice: words give way to the sea. */
  get isShort(): boolean {
    return short.current
  },
  get isTall(): boolean {
    return tall.current
  },
  /** How many pixels a hex is across at least, unless somebody wants to see it all; on a narrow screen a fingertip. */
  get hex(): number {
    if (!wide.current) return 44
    return tall.current ? 57 : 49
  },
}

/** As high as what the table scrolls in, so that nothing of it is below a fold. */
export const fills: Attachment<HTMLElement> = (element) => {
  const frame = element.closest('[data-scroll]')
  if (!frame) return undefined
  const measure = (): void => {
    const { paddingTop, paddingBottom } = getComputedStyle(frame)
    element.style.setProperty('--height', `${frame.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)}px`)
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(frame)
  return () => observer.disconnect()
}
