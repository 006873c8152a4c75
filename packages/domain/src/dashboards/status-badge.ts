import { isLiveInterview, isPastInterview } from '../interviews/rules.ts'
import { claimBadges, interviewBadges, type InterviewStatus } from '../interviews/types.ts'
import { offerBadges, type OfferStatus } from '../offers/types.ts'
import type { BadgeContent } from '../tones.ts'
import { isOpenStage } from '../candidatures/rules.ts'
import { stageBadges, type CandidatureStage } from '../candidatures/types.ts'

interface CandidateBadgeFacts {
  readonly stage: CandidatureStage
  readonly interview: {
    readonly status: InterviewStatus
    readonly no_show: { readonly contested_at: string | null } | null
  } | null
  readonly offer: { readonly status: OfferStatus } | null
}

/**
 * Returns the most specific badge: of a running interview, else of the offer, else of the stage.
 */
export function getCandidateBadge({ stage, interview, offer }: CandidateBadgeFacts): BadgeContent {
  if (!isOpenStage(stage)) return stageBadges[stage]
  if (interview?.no_show)
    return claimBadges[interview.no_show.contested_at ? 'contested' : 'claimed']
  if (interview && (isLiveInterview(interview.status) || isPastInterview(interview.status)))
    return interviewBadges[interview.status]
  return offer ? offerBadges[offer.status] : stageBadges[stage]
}
