const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Time that is left, as short as it can be read: "2d 3h", "1:04:09", "4:09", and tenths when it runs out. */
export function clockText(milliseconds: number): string {
  if (milliseconds >= DAY) return `${Math.floor(milliseconds / DAY)}d ${Math.floor((milliseconds % DAY) / HOUR)}h`
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0')
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE)
  const seconds = (milliseconds % MINUTE) / SECOND
  if (milliseconds >= HOUR) return `${Math.floor(milliseconds / HOUR)}:${two(minutes)}:${two(seconds)}`
  if (milliseconds >= 10 * SECOND || milliseconds === 0) return `${minutes}:${two(seconds)}`
  return `0:0${seconds.toFixed(1)}`
}
