import type { CandidatureStage } from '../candidatures/words.ts'
import type { InterviewStatus } from '../interviews/words.ts'
import type { OfferStatus } from '../offers/words.ts'

/** What a candidature can wait for on the company's side. */
export type CompanyWait = 'INTEREST' | 'INTERVIEW_TO_CONFIRM' | 'FEEDBACK_DUE' | 'OFFER_TO_MAKE' | 'OFFER_TO_REVISE' | 'OFFER_DRAFT' | 'OFFER_DECLINED' | 'OFFER_EXPIRED' | 'TO_HIRE'

interface Standing {
  readonly stage: CandidatureStage
  /** Of the newest interview and offer. */
  readonly interview: InterviewStatus | null
  readonly offer: OfferStatus | null
}

/** What the company has to do next for a candidature, or null when the others are to move. */
export function companyWait({ stage, interview, offer }: Standing): CompanyWait | null {
  if (stage === 'INTERESTED') return 'INTEREST'
  if (stage === 'OFFER_ACCEPTED') return 'TO_HIRE'
  if (interview === 'RESCHEDULE_REQUESTED_BY_INTERN') return 'INTERVIEW_TO_CONFIRM'
  if (interview === 'IN_PAST') return 'FEEDBACK_DUE'
  const afterOffer = stage === 'OFFER_DECLINED' || stage === 'OFFER_EXPIRED'
  if (stage !== 'INTERVIEWED' && !afterOffer) return null
  if (offer === 'NEEDS_REVISION') return 'OFFER_TO_REVISE'
  if (offer === 'DRAFT') return 'OFFER_DRAFT'
  return afterOffer ? stage : 'OFFER_TO_MAKE'
}

/** What the others are doing: an intern chooses a time or decides on an offer, the programme team reviews one. */
export function othersAct({ interview, offer }: Standing): 'interviewWithIntern' | 'offerInReview' | 'offerWithIntern' | null {
  if (offer === 'IN_REVIEW') return 'offerInReview'
  if (offer === 'OFFERED') return 'offerWithIntern'
  return interview === 'AWAITING_CONFIRMATION' || interview === 'RESCHEDULE_REQUESTED_BY_HC' ? 'interviewWithIntern' : null
}
