// A sign for each colour of the wheel, from its god: so that nothing is told by colour alone.

import type { Colour } from './view'

/** Outlines in a square from -10 to 10. */
export const SIGNS: Record<Colour, string> = {
  // A heart: Aphrodite.
  red: 'M0 9C-10 2-9.5-8-4.2-8-1.6-8 0-6 0-4.4 0-6 1.6-8 4.2-8 9.5-8 10 2 0 9z',
  // A Corinthian helmet: Ares.
  black: 'M-7.5 9V-1A7.5 8.5 0 0 1 7.5-1V9H1.6V3.4H5V0H-5V3.4H-1.6V9z',
  // A wing: Hermes.
  pink: 'M-8.5 6C-9-4 0-8.5 9.5-8.5 8.6-5.6 6.8-4.2 4.4-3.7H7.6C6.4-.6 4.4.6 2 .9H4.8C2.8 4.8-1.6 3.8-4.2 8.6z',
  // A trident: Poseidon.
  blue: 'M-1.5 9.5V1.4H-4C-7.2 1.4-8.2-2-8.2-5V-9.2L-5.4-6.4V-5C-5.4-2.6-5-1.5-3.6-1.5H-1.5V-7L0-10 1.5-7V-1.5H3.6C5-1.5 5.4-2.6 5.4-5V-6.4L8.2-9.2V-5C8.2-2 7.2 1.4 4 1.4H1.5V9.5z',
  // The sun: Apollo.
  yellow: 'M0-10 2.1-5.1 7.1-7.1 5.1-2.1 10 0 5.1 2.1 7.1 7.1 2.1 5.1 0 10-2.1 5.1-7.1 7.1-5.1 2.1-10 0-5.1-2.1-7.1-7.1-2.1-5.1z',
  // A cypress: Artemis.
  green: 'M0-10C4.4-5.4 6.2-.6 6.2 2.4 6.2 5.4 4.2 6.8 1.5 7V10H-1.5V7C-4.2 6.8-6.2 5.4-6.2 2.4-6.2-.6-4.4-5.4 0-10z',
}

/** The marks of the seats, in the same square; the table shell uses the same shapes. */
export const CREW_MARKS = ['M0-8a8 8 0 1 1 0 16A8 8 0 0 1 0-8z', 'M-7-7H7V7H-7z', 'M0-8 8.4 7H-8.4z', 'M0-9.4 9.4 0 0 9.4-9.4 0z'] as const

/** Painted with a brush in the same square: what an island gives to whoever has no shrine to build there. */
export const LETTERS: Record<string, string> = {
  psi: 'M-8-9v5c0 5 3 7.5 8 7.5s8-2.5 8-7.5v-5M0-10v20M-4 10h8',
  phi: 'M0-10v20M-4-10h8M-4 10h8M0-5.5c-5.5 0-8 2.5-8 5.5s2.5 5.5 8 5.5 8-2.5 8-5.5-2.5-5.5-8-5.5z',
  sigma: 'M7-6v-3H-7L1.5 0-7 9H7V6',
  omega: 'M-8.5 9H-3V6.5C-6 5-8-1.5-6-5.5-3.5-10 3.5-10 6-5.5 8-1.5 6 5 3 6.5V9h5.5',
}

/** What nobody knows yet. */
export const RIDDLE = 'M-5-4.5A5.2 5.2 0 1 1 2.5 0C.6 1 0 2 0 4M0 8.5v.1'
