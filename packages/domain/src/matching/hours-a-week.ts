export interface HoursAWeek {
  /** What the plan asks for. */
  readonly plan: number | null
  /** What the intern offers. */
  readonly intern: number | null
}

/** Whether the intern offers the hours that a plan asks for; null where one of them did not say. Told beside a match, and no part of its score. */
export function compareHours({ plan, intern }: HoursAWeek): 'enough' | 'fewer' | null {
  if (plan === null || intern === null) return null
  return intern < plan ? 'fewer' : 'enough'
}
