import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { bulkReviewCan } from '@fledge/domain/reviews/bulk-can.ts'
import { z } from 'zod'
import { authorize } from '../../platform/http/app-error.ts'
import { isSelected } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockApplicants } from '../applications/public.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import { readApplicationSample } from './application-sample.ts'
import { checkApplications, requireApprovable } from './applications-to-approve.ts'
import { applyApproval } from './approve-application.ts'
import { isSampleApproved } from './queries/approval.queries.ts'
import { applyReviewDecision } from './review-decision.ts'

const inputSchema = reviewEndpoints.approveApplications.body
  .pick({ reason: true })
  .extend({ drawn_at: z.string() })

/**
 * Approves one of many if it still passes all checks, and takes it for review before if no one has. An
 * approval of the sample that was undone since then stops it.
 */
export const approveCheckedApplication: ExecuteAct = async (tx, actor, id, input) => {
  const { reason, drawn_at } = inputSchema.parse(input)
  const sample = await tx.one(isSampleApproved, { actor_id: actor.userId, drawn_at })
  authorize(bulkReviewCan.approveMany(actor, { isSampleSeen: sample?.is_sample_seen ?? false }))
  await lockApplicants(tx, [id])
  const status = await requireApprovable(tx, actor, id)
  if (applicationMachine.can('review', status, 'operator'))
    await applyReviewDecision(tx, actor, id, 'review')
  await applyApproval(tx, actor, id, { note: reason })
}

/**
 * Approves those of the preview that still pass every check, once the reviewer has approved the
 * sample one by one. The others are left out, and the response says why.
 */
export const approveApplications: Handler<(typeof reviewEndpoints)['approveApplications']> = async (
  ctx,
) => {
  const { actor, db, body } = ctx
  const sample = await readApplicationSample(db, actor)
  authorize(bulkReviewCan.approveMany(actor, { isSampleSeen: sample.isSeen }))
  // Read after the locks: until then, a colleague may have taken or decided one.
  await lockApplicants(db, body.application_ids)
  const rows = await checkApplications(db, actor, sample, body.application_ids)
  const approved = rows.filter(isSelected)
  const pending = await requestActs(ctx, {
    kind: 'APPLICATION',
    act: 'approveCheckedApplication',
    execute: approveCheckedApplication,
    targets: approved.map(({ id }) => ({
      id,
      input: { reason: body.reason, drawn_at: sample.drawnAt },
    })),
  })
  return {
    count: approved.length,
    rows: rows.map(({ id, title, refusal }) => ({ id, title, refusal })),
    pending,
  }
}
