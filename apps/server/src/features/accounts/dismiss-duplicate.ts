import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { mergeCan } from '@fledge/domain/accounts/merge-can.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { dismissDuplicatePair } from '../reviews/public.ts'
import { toEventSubject } from './managed-account.ts'
import { readMergedAccount } from './merge-view.ts'
import { suggestedDuplicates } from './queries/merges.queries.ts'

const endpoint = operatorAccountEndpoints.dismissDuplicate

/** @throws CONFLICT if the two are not suggested as one person, any more or at all */
async function requireSuggested(db: Tx, actor: AnyActor, id: string, other: string): Promise<void> {
  const suggested = await db.many(suggestedDuplicates, { user_id: id })
  const isSuggested = suggested.some((row) => row.user_id === other)
  authorize(mergeCan.dismiss(actor, isSuggested))
}

/** No longer suggests that two interns are one person, until something else they have in common. */
export const executeDismissal: ExecuteAct = async (tx, actor, id, input) => {
  const { other_id: other, reason } = endpoint.body.parse(input)
  await requireSuggested(tx, actor, id, other)
  await dismissDuplicatePair(tx, id, other)
  for (const [subject, otherId] of [
    [id, other],
    [other, id],
  ] as const) {
    await tx.recordEvent(accountEvents.dismissDuplicate, {
      ...toEventSubject((await readMergedAccount(tx, subject)).row),
      note: reason,
      data: { other_id: otherId },
    })
  }
}

export const dismissDuplicate: Handler<typeof endpoint> = async (ctx) => {
  const { actor, db, params, body } = ctx
  await readMergedAccount(db, params.id)
  await requireSuggested(db, actor, params.id, body.other_id)
  return {
    pending: await requestAct(ctx, {
      kind: 'DUPLICATE',
      act: 'dismissDuplicate',
      execute: executeDismissal,
    }),
  }
}
