import { z } from 'zod'
import { isReasonNoteRequired, type Reason } from '@fledge/domain/reasons.ts'
import { messageKey } from './message-keys.ts'

interface ReasonBody {
  readonly reason?: string | undefined
  readonly reasons?: readonly string[]
  readonly note?: string | undefined
}

/** One reason of a list, by its id. */
export const reasonOf = <const I extends string>(list: readonly (Reason & { readonly id: I })[]) =>
  z.enum(
    list.map((reason) => reason.id),
    messageKey('problems.reasonFromList'),
  )

/**
 * Requires a note with "Another reason": `.refine(...wordsWithOther)` on a body with `reason` or
 * `reasons`.
 */
export const otherReasonNote: readonly [
  (body: ReasonBody) => boolean,
  { path: string[] } & ReturnType<typeof messageKey>,
] = [
  ({ reason, reasons, note }) =>
    !isReasonNoteRequired(reasons ?? (reason ? [reason] : [])) || Boolean(note?.trim()),
  { path: ['note'], ...messageKey('problems.reasonWords') },
]
