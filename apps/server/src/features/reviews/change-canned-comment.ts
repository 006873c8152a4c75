import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { cannedCommentCan } from '@fledge/domain/reviews/canned-comment-can.ts'
import { cannedCommentEvents } from '@fledge/domain/reviews/events.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { loadLockedCannedComment, requireFreeCannedName } from './locked-canned-comment.ts'
import { updateCannedComment } from './queries/canned-comments.queries.ts'

/** Changes a canned comment; comments into which it was inserted stay as they are. */
export const changeCannedComment: Handler<typeof reviewEndpoints.changeCannedComment> = async ({
  actor,
  db,
  params: { id: canned_id },
  body: { base, note, ...content },
}) => {
  const comment = await loadLockedCannedComment(db, canned_id)
  authorize(cannedCommentCan.change(actor, comment))
  if (comment.version !== base) throw new AppError('CONFLICT')
  await requireFreeCannedName(db, content, canned_id)
  await db.run(updateCannedComment, {
    ...content,
    canned_id,
    author_id: actor.userId,
    now: db.now.toISOString(),
  })
  await db.recordEvent(cannedCommentEvents.change, { subject: canned_id, note, data: content })
  return { canned_id }
}
