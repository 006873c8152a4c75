import {
  getReasonTextKey,
  isReasonNoteRequired,
  type Reason,
  type ReasonReader,
} from '@fledge/domain/reasons.ts'
import { translate } from '../texts.ts'

/** Returns the given reasons of a list in words for a reader, those of one decision together. */
export const formatReasons = (
  list: readonly Reason[],
  ids: readonly string[],
  reader: ReasonReader,
): string =>
  ids
    .flatMap((id) => list.find((reason) => reason.id === id) ?? [])
    .map((reason) => translate(getReasonTextKey(reason, reader)))
    .join('; ')

/**
 * Returns the sentence of an email that names the reasons. It leaves out "Another reason": the note
 * that follows in the email says which.
 * @returns empty if no reason is left
 */
export function formatReasonSentence(
  list: readonly Reason[],
  ids: readonly string[],
  reader: ReasonReader,
): string {
  const named = ids.filter((id) => !isReasonNoteRequired([id]))
  const reason = formatReasons(list, named, reader)
  return reason === '' ? '' : translate('mails.reason', { reason })
}
