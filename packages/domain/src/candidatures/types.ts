import type { BadgeContent } from '../tones.ts'

export const candidatureStages = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEWED',
  'OFFER_IN_REVIEW',
  'OFFERED',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'HIRED',
  'DISQUALIFIED',
  'WITHDRAWN',
  'CLOSED',
] as const
export type CandidatureStage = (typeof candidatureStages)[number]

/** Open stages: all except HIRED, DISQUALIFIED, WITHDRAWN and CLOSED. */
export const openStages = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEWED',
  'OFFER_IN_REVIEW',
  'OFFERED',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
] as const satisfies readonly CandidatureStage[]

/** Stages in which the candidature ended without an internship. */
export const endedStages = [
  'DISQUALIFIED',
  'WITHDRAWN',
  'CLOSED',
] as const satisfies readonly CandidatureStage[]

/** Stages that are not open: hired, or ended. */
export const settledStages = [
  'HIRED',
  ...endedStages,
] as const satisfies readonly CandidatureStage[]

/** Open stages before an internship is agreed. */
export const stagesBeforeAccepted = openStages.filter((stage) => stage !== 'OFFER_ACCEPTED')

/**
 * Stages closed by rejecting the company; from OFFERED on, candidatures continue (spec/states.md,
 * company account).
 */
export const stagesBeforeOffered = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEWED',
  'OFFER_IN_REVIEW',
] as const satisfies readonly CandidatureStage[]

/** Stages from which an offer can be sent. */
export const offerableStages = [
  'INTERVIEWED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
] as const satisfies readonly CandidatureStage[]

/** Stages without a sent offer in which the company can still make one. */
export const stagesOpenToOffer = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEWED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
] as const satisfies readonly CandidatureStage[]

/** Stages that the clock closes after a time limit (`stage-deadlines.ts`). */
export const timedStages = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEWED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
] as const satisfies readonly CandidatureStage[]

/** Columns of the board in order, with the stages of each. */
export const stageColumns = [
  { id: 'interest', stages: ['INTERESTED', 'SHORTLISTED'] },
  { id: 'interview', stages: ['INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED'] },
  {
    id: 'offer',
    stages: ['OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED'],
  },
  { id: 'hired', stages: ['HIRED'] },
  { id: 'ended', stages: endedStages },
] as const satisfies readonly { id: string; stages: readonly CandidatureStage[] }[]

export const stageBadges = {
  INTERESTED: { text: 'candidatures.stage.INTERESTED', tone: 'blue' },
  SHORTLISTED: { text: 'candidatures.stage.SHORTLISTED', tone: 'blue' },
  INTERVIEW_PROPOSED: { text: 'candidatures.stage.INTERVIEW_PROPOSED', tone: 'amber' },
  INTERVIEW_SCHEDULED: { text: 'candidatures.stage.INTERVIEW_SCHEDULED', tone: 'teal' },
  INTERVIEWED: { text: 'candidatures.stage.INTERVIEWED', tone: 'blue' },
  OFFER_IN_REVIEW: { text: 'candidatures.stage.OFFER_IN_REVIEW', tone: 'violet' },
  OFFERED: { text: 'candidatures.stage.OFFERED', tone: 'blue' },
  OFFER_ACCEPTED: { text: 'candidatures.stage.OFFER_ACCEPTED', tone: 'teal' },
  OFFER_DECLINED: { text: 'candidatures.stage.OFFER_DECLINED', tone: 'red' },
  OFFER_EXPIRED: { text: 'candidatures.stage.OFFER_EXPIRED', tone: 'slate' },
  HIRED: { text: 'candidatures.stage.HIRED', tone: 'teal' },
  DISQUALIFIED: { text: 'candidatures.stage.DISQUALIFIED', tone: 'red' },
  WITHDRAWN: { text: 'candidatures.stage.WITHDRAWN', tone: 'slate' },
  CLOSED: { text: 'candidatures.stage.CLOSED', tone: 'slate' },
} as const satisfies Readonly<Record<CandidatureStage, BadgeContent>>

/** Whose action is awaited; an agreed interview is awaited from both. */
export const turns = ['company', 'intern', 'operator', 'both', 'none'] as const
export type Turn = (typeof turns)[number]
