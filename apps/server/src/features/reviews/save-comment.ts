import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { lockAnyApplication } from '../applications/public.ts'
import { requireNoPendingAct } from '../pending-acts/public.ts'
import { renewOwnWait, requireOwnWait } from '../waits/public.ts'
import { countCannedCommentUse } from './queries/canned-comments.queries.ts'
import * as store from './queries/reviews.queries.ts'
import { toReviewPolicyFacts } from './review-decision.ts'

/** Saves the draft of a comment while typing. An empty draft is deleted. */
export const saveComment: Handler<typeof reviewEndpoints.saveComment> = async ({
  db,
  actor,
  params,
  body,
  now,
}) => {
  const row = (await lockAnyApplication(db, params.id)) ?? notFound()
  await requireOwnWait(db, actor, { kind: 'APPLICATION', id: params.id })
  authorize(applicationCan.comment(actor, toReviewPolicyFacts(row)))
  await requireNoPendingAct(db, { kind: 'APPLICATION', id: params.id })
  await (body.body === ''
    ? db.run(store.deleteDraftComment, {
        operator: actor.operator,
        application_id: params.id,
        section: params.section,
      })
    : db.run(store.saveDraftComment, {
        author_id: actor.userId,
        comment_id: newId(now),
        application_id: params.id,
        section: params.section,
        body: body.body,
        now: now.toISOString(),
      }))
  // In the order of ids, so that two reviewers cannot wait for each other.
  for (const canned_id of body.canned_ids?.toSorted() ?? [])
    await db.run(countCannedCommentUse, { canned_id, now: now.toISOString() })
  await renewOwnWait(db, actor, { kind: 'APPLICATION', id: params.id })
  return { saved_at: now.toISOString() }
}
