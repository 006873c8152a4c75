import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'

/** Stages that are only reached after an interview was agreed. */
export const agreedStages: readonly CandidatureStage[] = [
  'INTERVIEW_SCHEDULED',
  'INTERVIEWED',
  'OFFER_IN_REVIEW',
  'OFFERED',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'HIRED',
]
