import { dayMs } from '@fledge/kernel/dates.ts'
import { flowDays, weekDays } from './types.ts'

// The team's days are those of UTC, like its working days: everyone in it sees the same numbers.
const getDayStart = (now: Date) => Math.floor(now.getTime() / dayMs) * dayMs
const toInstant = (ms: number) => new Date(ms).toISOString()

/** End of the team's day. */
export const getTeamDayEnd = (now: Date): string => toInstant(getDayStart(now) + dayMs)

/** Periods and limits of the overview. */
export const getTodayPeriods = (now: Date) => ({
  flowFrom: toInstant(getDayStart(now) - (flowDays - 1) * dayMs),
  weekTo: toInstant(getDayStart(now) + weekDays * dayMs),
})

/** The days of the flow, oldest first. */
export const listFlowDays = (now: Date): readonly string[] =>
  Array.from({ length: flowDays }, (_, index) =>
    toInstant(getDayStart(now) - (flowDays - 1 - index) * dayMs).slice(0, 10),
  )

/** Forecasts further ahead say only that it takes longer. */
const maxForecastDays = 365

export type QueueForecast =
  | { readonly kind: 'empty' | 'steady' | 'longer' }
  | { readonly kind: 'clear'; readonly at: Date }
  | { readonly kind: 'growing'; readonly perDay: number }

interface QueueFlow {
  readonly open: number
  /** Numbers of the days of the flow together. */
  readonly received: number
  readonly finished: number
}

/** When a queue is clear if as much comes in and is finished each day as in the days of the flow. */
export function forecastQueue({ open, received, finished }: QueueFlow, now: Date): QueueForecast {
  const perDay = (received - finished) / flowDays
  if (perDay > 0) return { kind: 'growing', perDay }
  if (open === 0) return { kind: 'empty' }
  if (perDay === 0) return { kind: 'steady' }
  const days = Math.ceil(open / -perDay)
  return days > maxForecastDays
    ? { kind: 'longer' }
    : { kind: 'clear', at: new Date(now.getTime() + days * dayMs) }
}
