import { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { mergeCan } from '@fledge/domain/accounts/merge-can.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import {
  getMergeVersion,
  type MergedAccount,
  readMergedAccount,
  toComparedAccount,
} from './merge-view.ts'
import { suggestedDuplicates } from './queries/merges.queries.ts'

const endpoint = operatorAccountEndpoints.compareAccounts
type Context = Parameters<Handler<typeof endpoint>>[0]

/**
 * Returns who may be the same intern, and two accounts side by side. That both were read is
 * recorded.
 */
export const compareAccounts: Handler<typeof endpoint> = async (ctx) => {
  const { actor, db, params, query } = ctx
  const account = await readMergedAccount(db, params.id)
  authorize(accountCan.compare(actor, account.facts))
  const suggested = await db.many(suggestedDuplicates, { user_id: params.id })
  const isSuggested = suggested.some((row) => row.user_id === query.other)
  return {
    suggested: suggested.map(({ user_id: id, ...row }) => ({ id, ...row })),
    comparison: query.other ? await compare(ctx, account, query.other) : null,
    may: toActionMap({ dismiss: mergeCan.dismiss(actor, isSuggested) }),
  }
}

async function compare(ctx: Context, account: MergedAccount, otherId: string) {
  const other = await readMergedAccount(ctx.db, otherId)
  authorize(accountCan.compare(ctx.actor, other.facts))
  for (const { row } of [account, other])
    await recordReading(ctx, personEvents.read, {
      subject: row.user_id,
      data: { type: row.type },
    })
  return {
    version: getMergeVersion(account, other),
    accounts: [
      toComparedAccount(ctx.actor, account, other),
      toComparedAccount(ctx.actor, other, account),
    ],
  }
}
