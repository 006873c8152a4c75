import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { cannedCommentCan } from '@fledge/domain/reviews/canned-comment-can.ts'
import { cannedCommentEvents } from '@fledge/domain/reviews/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { requireFreeCannedName } from './locked-canned-comment.ts'
import { insertCannedComment } from './queries/canned-comments.queries.ts'

/** Creates a canned comment. */
export const addCannedComment: Handler<typeof reviewEndpoints.addCannedComment> = async ({
  actor,
  db,
  body: { note, ...content },
}) => {
  authorize(cannedCommentCan.add(actor))
  await requireFreeCannedName(db, content, null)
  const canned_id = newId(db.now)
  await db.run(insertCannedComment, {
    ...content,
    canned_id,
    author_id: actor.userId,
    now: db.now.toISOString(),
  })
  await db.recordEvent(cannedCommentEvents.add, { subject: canned_id, note, data: content })
  return { canned_id }
}
