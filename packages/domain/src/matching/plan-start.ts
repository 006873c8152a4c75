import type { MatchReason } from './types.ts'

/**
 * Returns the catalogue key for a plan's start as shown to an intern: the plan's month, and whether
 * it matches their preference.
 * @param values of the reason START_AND_DURATION
 */
export function getPlanStartTextKey({
  month,
  planMonth,
}: MatchReason['values']):
  | 'matching.short.plan.open'
  | 'matching.short.plan.unasked'
  | 'matching.short.plan.fits'
  | 'matching.short.plan.other' {
  if (!planMonth) return 'matching.short.plan.open'
  if (!month) return 'matching.short.plan.unasked'
  return month === planMonth ? 'matching.short.plan.fits' : 'matching.short.plan.other'
}
