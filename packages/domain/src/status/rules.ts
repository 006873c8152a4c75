import { minuteMs } from '@fledge/kernel/dates.ts'
import {
  type BadPeriod,
  type Incident,
  maxResponseMs,
  type Objective,
  countPeriodMs,
  type ResponseFacts,
} from './types.ts'

const signInRoute = /\/(?:otp\/v2\/verify|api\/login)$/

/**
 * Lists the objectives that a response counts for, and whether it missed them. Reads have no time:
 * some are streams, files and exports, and a page has waited for those that people wait for.
 */
export function rateResponse({
  method,
  route,
  status,
  ms,
}: ResponseFacts): readonly { readonly objective: Objective; readonly isMissed: boolean }[] {
  const hasFailed = status >= 500
  const isMissed = hasFailed || ms > maxResponseMs
  if (route === '/*') return [{ objective: 'page', isMissed }]
  if (!route.startsWith('/backend/')) return []
  return [
    ...(signInRoute.test(route) ? [{ objective: 'sign_in', isMissed: hasFailed } as const] : []),
    method === 'GET'
      ? { objective: 'read', isMissed: hasFailed }
      : { objective: 'change', isMissed },
  ]
}

/** Periods that are closer than this are one incident, which ends when none follows. */
const maxPauseMs = 15 * minuteMs

/** A period without counts is an incident when it is longer; processes save theirs each minute. */
export const minSilenceMs = 2 * countPeriodMs

/** Merges the bad periods of each objective and kind to incidents, the latest first. */
export function findIncidents(periods: readonly BadPeriod[], now: Date): readonly Incident[] {
  const incidents: { -readonly [K in keyof BadPeriod]: BadPeriod[K] }[] = []
  for (const period of periods.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const before = incidents.findLast(
      ({ objective, kind }) => objective === period.objective && kind === period.kind,
    )
    if (before && period.startsAt.getTime() - before.endsAt.getTime() <= maxPauseMs) {
      if (period.endsAt > before.endsAt) before.endsAt = period.endsAt
    } else incidents.push({ ...period })
  }
  return incidents
    .map(({ endsAt, ...incident }) => ({
      ...incident,
      endsAt: now.getTime() - endsAt.getTime() < maxPauseMs ? null : endsAt,
    }))
    .toReversed()
}
