export interface WeeklyHoursFacts {
  /** Hours per week the plan requires. */
  readonly plan: number | null
  /** Hours per week the intern offers. */
  readonly intern: number | null
}

/**
 * Compares the intern's weekly hours with the plan's; null if either is unknown. Shown next to a
 * match, not part of its score.
 */
export function compareWeeklyHours({ plan, intern }: WeeklyHoursFacts): 'enough' | 'fewer' | null {
  if (plan === null || intern === null) return null
  return intern < plan ? 'fewer' : 'enough'
}
