import type { CandidatureStage } from '../candidatures/types.ts'
import { claimDeadline, type NoShowClaim, activeClaim } from '../interviews/no-show-claims.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import type { OfferStatus } from '../offers/types.ts'

/** Tasks of a company for a candidature. */
export type CompanyTask =
  | 'INTEREST'
  | 'INTERVIEW_TO_PROPOSE'
  | 'INTERVIEW_TO_CONFIRM'
  | 'FEEDBACK_DUE'
  | 'CLAIM_TO_ANSWER'
  | 'OFFER_TO_MAKE'
  | 'OFFER_TO_REVISE'
  | 'OFFER_DRAFT'
  | 'OFFER_DECLINED'
  | 'OFFER_EXPIRED'

interface CompanyTaskFacts {
  readonly stage: CandidatureStage
  /** Whether the intern knows of the candidature; a private shortlist needs no action. */
  readonly isKnown: boolean
  /** Status of the newest interview and offer. */
  readonly interviewStatus: InterviewStatus | null
  /** No-show claim for that interview. */
  readonly claim: NoShowClaim | null
  readonly offerStatus: OfferStatus | null
}

/** Returns whose turn a claimed no-show is, or null if none is claimed. */
function getClaimTurn({ interviewStatus, claim }: CompanyTaskFacts) {
  const standing = interviewStatus && activeClaim({ status: interviewStatus, claim })
  return standing ? claimDeadline(standing).turn : null
}

/** Returns the company's next task for a candidature, or null if it is pending on others. */
export function nextCompanyTask(row: CompanyTaskFacts): CompanyTask | null {
  const { stage, interviewStatus, offerStatus } = row
  const claimed = getClaimTurn(row)
  if (stage === 'INTERESTED') return 'INTEREST'
  if (stage === 'SHORTLISTED') return row.isKnown ? 'INTERVIEW_TO_PROPOSE' : null
  if (interviewStatus === 'RESCHEDULE_REQUESTED_BY_INTERN') return 'INTERVIEW_TO_CONFIRM'
  if (claimed) return claimed === 'company' ? 'CLAIM_TO_ANSWER' : null
  if (interviewStatus === 'IN_PAST') return 'FEEDBACK_DUE'
  const afterOffer = stage === 'OFFER_DECLINED' || stage === 'OFFER_EXPIRED'
  if (stage !== 'INTERVIEWED' && !afterOffer) return null
  if (offerStatus === 'NEEDS_REVISION') return 'OFFER_TO_REVISE'
  if (offerStatus === 'DRAFT') return 'OFFER_DRAFT'
  return afterOffer ? stage : 'OFFER_TO_MAKE'
}

/**
 * Returns what is pending on others: a claimed no-show, interview times, an offer or the enrolment
 * with the intern, or an offer in review with the programme team.
 */
export function pendingOnOthers(
  row: CompanyTaskFacts,
):
  | 'interviewWithIntern'
  | 'claimWithOthers'
  | 'offerInReview'
  | 'offerWithIntern'
  | 'enrolmentWithIntern'
  | null {
  const { stage, interviewStatus, offerStatus } = row
  const claimed = getClaimTurn(row)
  if (claimed) return claimed === 'company' ? null : 'claimWithOthers'
  if (stage === 'OFFER_ACCEPTED') return 'enrolmentWithIntern'
  if (offerStatus === 'IN_REVIEW') return 'offerInReview'
  if (offerStatus === 'OFFERED') return 'offerWithIntern'
  return interviewStatus === 'AWAITING_CONFIRMATION' ||
    interviewStatus === 'RESCHEDULE_REQUESTED_BY_HC'
    ? 'interviewWithIntern'
    : null
}
