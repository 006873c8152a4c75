import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { type FeedbackKind, feedbackKinds } from '@fledge/contract/lookups/schema.ts'
import { deactivateReasons } from '@fledge/domain/accounts/reasons.ts'
import { withdrawApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import {
  disqualifyReasons,
  withdrawCandidatureReasons,
} from '@fledge/domain/candidatures/reasons.ts'
import {
  cancelInternshipReasons,
  endInternshipReasons,
} from '@fledge/domain/internships/reasons.ts'
import {
  cancelInterviewReasons,
  declineInterviewReasons,
} from '@fledge/domain/interviews/reasons.ts'
import { declineOfferReasons, withdrawOfferReasons } from '@fledge/domain/offers/reasons.ts'
import type { Reason } from '@fledge/domain/reasons.ts'
import { notInterestedReasons } from '@fledge/domain/shortlist/reasons.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'

const reasons: Readonly<Record<FeedbackKind, readonly Reason[]>> = {
  'decline-offer': declineOfferReasons,
  'withdraw-offer': withdrawOfferReasons,
  'decline-interview': declineInterviewReasons,
  'cancel-interview': cancelInterviewReasons,
  'withdraw-candidature': withdrawCandidatureReasons,
  disqualify: disqualifyReasons,
  'withdraw-application': withdrawApplicationReasons,
  'cancel-internship': cancelInternshipReasons,
  'end-internship': endInternshipReasons,
  deactivate: deactivateReasons,
}

/** Returns reasons to hide an intern from suggestions. */
export const listNotInterestedReasons: Handler<
  (typeof lookupEndpoints)['listNotInterestedReasons']
> = async () =>
  toPagedResult(
    notInterestedReasons.map((reason) => ({ id: reason.id, name: translate(reason.text) })),
    notInterestedReasons.length,
  )

/** Returns all reason lists, or one of them. */
export const listFeedbackReasons: Handler<
  (typeof lookupEndpoints)['listFeedbackReasons']
> = async ({ query }) => {
  const kinds = query.kind ? [query.kind] : feedbackKinds
  const rows = kinds.flatMap((kind) =>
    reasons[kind].map((reason) => ({ kind, id: reason.id, name: translate(reason.text) })),
  )
  return toPagedResult(rows, rows.length)
}
