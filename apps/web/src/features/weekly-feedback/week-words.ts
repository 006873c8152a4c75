/** "3 – 7 March". */
export function sayWeek(from: string, to: string): string {
  const day = (text: string, month: boolean) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', ...(month ? { month: 'short' } : {}), timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
  return `${day(from, from.slice(0, 7) !== to.slice(0, 7))} – ${day(to, true)}`
}
