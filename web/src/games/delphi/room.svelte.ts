// How much room there is: beside a wide sea lies what one steers with; on a narrow screen it lies below.

import { MediaQuery } from 'svelte/reactivity'

const wide = new MediaQuery('min-width: 46rem')

export const room = {
  get isWide(): boolean {
    return wide.current
  },
}
