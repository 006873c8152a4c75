import type { Badge } from '../tones.ts'

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

/** Open is every stage but HIRED, DISQUALIFIED, WITHDRAWN and CLOSED. */
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

/** Open, and no internship agreed yet. */
export const stagesBeforeAccepted: readonly CandidatureStage[] = openStages.filter(
  (stage) => stage !== 'OFFER_ACCEPTED',
)
/** What a company's rejection closes; from OFFERED on the candidature goes on (spec/states.md, company account). */
export const stagesBeforeOffered = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEWED',
  'OFFER_IN_REVIEW',
] as const satisfies readonly CandidatureStage[]

/** An offer may be sent from these. */
export const offerableStages = [
  'INTERVIEWED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
] as const satisfies readonly CandidatureStage[]

/** No offer is out, and one can still be made: the company can act. */
export const stagesOpenToOffer = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEW_PROPOSED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEWED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
] as const satisfies readonly CandidatureStage[]

/** The clock closes these when their days are over (`answer-deadlines.ts`). */
export const timedStages = [
  'INTERESTED',
  'SHORTLISTED',
  'INTERVIEWED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
] as const satisfies readonly CandidatureStage[]

/** The columns of a board, in order, with the stages each holds. */
export const stageColumns = [
  { id: 'interest', stages: ['INTERESTED', 'SHORTLISTED'] },
  { id: 'interview', stages: ['INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED'] },
  {
    id: 'offer',
    stages: ['OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED'],
  },
  { id: 'hired', stages: ['HIRED'] },
  { id: 'ended', stages: ['DISQUALIFIED', 'WITHDRAWN', 'CLOSED'] },
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
} as const satisfies Readonly<Record<CandidatureStage, Badge>>

/** Whose answer is awaited; both are to come to an agreed interview. */
export const turns = ['company', 'intern', 'operator', 'both', 'none'] as const
export type Turn = (typeof turns)[number]
