import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { cannedCommentCan } from '@fledge/domain/reviews/canned-comment-can.ts'
import { cannedCommentEvents } from '@fledge/domain/reviews/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { loadLockedCannedComment, requireFreeCannedName } from './locked-canned-comment.ts'
import { setCannedCommentArchived } from './queries/canned-comments.queries.ts'

/** Offers an archived canned comment to reviewers again. */
export const restoreCannedComment: Handler<typeof reviewEndpoints.restoreCannedComment> = async ({
  actor,
  db,
  params: { id: canned_id },
  body: { note },
}) => {
  const { content, isArchived } = await loadLockedCannedComment(db, canned_id)
  authorize(cannedCommentCan.restore(actor, { isArchived }))
  await requireFreeCannedName(db, content, canned_id)
  const now = db.now.toISOString()
  await db.run(setCannedCommentArchived, { canned_id, is_archived: false, now })
  await db.recordEvent(cannedCommentEvents.restore, { subject: canned_id, note, data: content })
  return { canned_id }
}
