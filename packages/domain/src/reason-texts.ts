import {
  cancelInterviewReasons,
  declineInterviewReasons,
  endInterviewReasons,
} from './interviews/reasons.ts'
import { banReasons } from './accounts/reasons.ts'
import { declineOfferReasons, rejectOfferReasons, withdrawOfferReasons } from './offers/reasons.ts'
import { type Reason, type ReasonReader, getReasonTextKey } from './reasons.ts'
import {
  disqualifyReasons,
  endCandidatureReasons,
  withdrawCandidatureReasons,
} from './candidatures/reasons.ts'

// Candidature reasons come first: if two lists share an id, the earlier list's text is used.
const lists: readonly Reason[] = [
  ...disqualifyReasons,
  ...withdrawCandidatureReasons,
  ...endCandidatureReasons,
  ...cancelInterviewReasons,
  ...declineInterviewReasons,
  ...endInterviewReasons,
  ...declineOfferReasons,
  ...withdrawOfferReasons,
  ...rejectOfferReasons,
  ...banReasons,
]

/**
 * Returns catalogue keys for the reasons stored on a stage, an interview or a timeline entry: ids
 * of any list, separated by commas.
 * @param reader who reads them; texts about the reader say "you"
 */
export function getReasonTextKeys(
  ids: string | null | undefined,
  reader: ReasonReader | null = null,
): readonly string[] {
  return (ids ?? '').split(',').flatMap((id) => {
    const reason = lists.find((reason) => reason.id === id)
    return reason ? getReasonTextKey(reason, reader) : []
  })
}
