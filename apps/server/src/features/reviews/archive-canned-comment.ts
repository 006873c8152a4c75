import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { cannedCommentCan } from '@fledge/domain/reviews/canned-comment-can.ts'
import { cannedCommentEvents } from '@fledge/domain/reviews/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { loadLockedCannedComment } from './locked-canned-comment.ts'
import { setCannedCommentArchived } from './queries/canned-comments.queries.ts'

/** No longer offers a canned comment to reviewers. */
export const archiveCannedComment: Handler<typeof reviewEndpoints.archiveCannedComment> = async ({
  actor,
  db,
  params: { id: canned_id },
  body: { note },
}) => {
  const { content, isArchived } = await loadLockedCannedComment(db, canned_id)
  authorize(cannedCommentCan.archive(actor, { isArchived }))
  const now = db.now.toISOString()
  await db.run(setCannedCommentArchived, { canned_id, is_archived: true, now })
  await db.recordEvent(cannedCommentEvents.archive, { subject: canned_id, note, data: content })
  return { canned_id }
}
