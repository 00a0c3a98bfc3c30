// A mark for each seat, so that nobody is told by colour alone; the table shell uses the same shapes. Outlines in a square from -10 to 10.

export const CREW_MARKS = ['M0-8a8 8 0 1 1 0 16A8 8 0 0 1 0-8z', 'M-7-7H7V7H-7z', 'M0-8 8.4 7H-8.4z', 'M0-9.4 9.4 0 0 9.4-9.4 0z'] as const
