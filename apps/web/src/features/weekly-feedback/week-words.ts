import { dateFormat } from '@fledge/kernel/formats.ts'
/** "3 – 7 March". */
export function sayWeek(from: string, to: string): string {
  const day = (text: string, month: boolean) => dateFormat('en-GB', { day: 'numeric', ...(month ? { month: 'short' } : {}), timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
  return `${day(from, from.slice(0, 7) !== to.slice(0, 7))} – ${day(to, true)}`
}
