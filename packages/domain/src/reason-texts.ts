import {
  cancelInterviewReasons,
  declineInterviewReasons,
  endInterviewReasons,
} from './interviews/reasons.ts'
import { declineOfferReasons, rejectOfferReasons, withdrawOfferReasons } from './offers/reasons.ts'
import { type Reason, type ReasonReader, reasonText } from './reasons.ts'
import {
  disqualifyReasons,
  endCandidatureReasons,
  withdrawCandidatureReasons,
} from './candidatures/reasons.ts'

// Of the candidature itself first: where two lists share an id, the nearer one's words are said.
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
]

/** Keys of the sentences of what a stage, an interview or a line of the timeline carries as its reason: ids of whichever list, separated by commas. @param reader who reads them: what is about them says "you" */
export function reasonTexts(
  ids: string | null | undefined,
  reader: ReasonReader | null = null,
): readonly string[] {
  return (ids ?? '').split(',').flatMap((id) => {
    const reason = lists.find((one) => one.id === id)
    return reason ? reasonText(reason, reader) : []
  })
}
