/**
 * Stages of an intern's way through a batch, in order, each with the transition that reaches it. Their
 * moments are columns of application_milestones, except the first, which is when the application was
 * created. Nothing that happens later takes a stage away.
 */
export const funnelStages = [
  /** application `open`: the sign-up is complete and a seat is taken. */
  'JOINED',
  /** application `start`. */
  'STARTED',
  /** application `submit`, the first one. */
  'SUBMITTED',
  /** application `approve`. */
  'APPROVED',
  /** interview `complete` or `settle`, of any company. */
  'INTERVIEWED',
  /** offer `approve`: the intern sees the offer. */
  'OFFERED',
  /** internship `create`, which follows the acceptance of an offer. */
  'PLACED',
  /** internship `start`. */
  'WORKING',
  /** internship `complete`; not `endEarly`. */
  'FINISHED',
] as const
export type FunnelStage = (typeof funnelStages)[number]

/** Where an intern is now: at a stage, or out of the batch without a completed internship. */
export const funnelPositions = [...funnelStages, 'LEFT'] as const
export type FunnelPosition = (typeof funnelPositions)[number]

export interface FunnelCount {
  readonly stage: FunnelStage
  /** Who ever reached the stage or a later one. */
  readonly reached: number
}

/**
 * Returns the share of those at the stage before who reached this one, from 0 to 1; null for the
 * first stage, and after a stage that no one reached.
 */
export function getConversion(counts: readonly FunnelCount[], stage: FunnelStage): number | null {
  const at = counts.findIndex((count) => count.stage === stage)
  const [before, count] = [counts[at - 1], counts[at]]
  return before && count && before.reached > 0 ? count.reached / before.reached : null
}
