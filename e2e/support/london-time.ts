const hour = 3_600_000

/** Formats a moment as London's local date and time. */
export const toLondonTime = (at: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(at))

/** Formats a date without its year, for example "Mon 1 Mar". */
export const formatShortDay = (on: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(new Date(`${on}T12:00:00Z`))
    .replace(',', '')

/** Returns the first hour after a moment at which London's UTC offset differs. */
export function findNextClockChange(after: Date): Date {
  const offset = (at: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' })
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value
  let at = Math.ceil(after.getTime() / hour) * hour
  while (offset(at) === offset(at + hour)) at += hour
  return new Date(at + hour)
}
