import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestActs } from '../pending-acts/public.ts'
import { executeExtension } from './extend-deadline.ts'
import { findSelectedDeadlines } from './selected-deadlines.ts'

/**
 * Extends the selected deadlines, each as an act of its own; they are undone together. Nothing is
 * locked yet: whether one is still as it was seen is decided again when that takes effect, with all
 * locks in their order, and of two acts about the same one the database refuses the second.
 */
export const extendDeadlines: Handler<(typeof peopleEndpoints)['extendDeadlines']> = async (
  ctx,
) => {
  const { actor, db, body } = ctx
  const { selection, due_on: day, reason, count } = body
  const found = await findSelectedDeadlines(db, actor, selection, day)
  const extended = found.flatMap(({ refusal, extension }) =>
    refusal === null && extension ? [extension] : [],
  )
  if (extended.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestActs(ctx, {
    kind: 'PERSON',
    act: 'extendDeadline',
    execute: executeExtension,
    targets: extended.map(({ subjectId: id, internId, kind, due }) => ({
      id,
      input: {
        kind,
        subject_id: id,
        expected_due_at: due,
        due_on: day,
        reason,
        intern_id: internId,
      },
    })),
  })
  return { count, rows: found.map(({ id, title, refusal }) => ({ id, title, refusal })), pending }
}
