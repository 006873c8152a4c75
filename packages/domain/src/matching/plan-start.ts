import type { MatchReason } from './types.ts'

/** What a plan's start is for the intern who reads it, as key of the catalogue: the plan's own month, and whether it is theirs. @param values of the reason START_AND_DURATION */
export function planStartText({
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
