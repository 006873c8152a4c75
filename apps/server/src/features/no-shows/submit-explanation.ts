import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import { noShowEvents } from '@fledge/domain/no-shows/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { getBookingStatus } from './public.ts'
import * as store from './queries/no-shows.queries.ts'
import { toNoShowPolicyFacts, toNoShowStatusView } from './views.ts'
import { type NoShowActor, toNoShowParty } from './no-show-party.ts'

/**
 * Requires text for an explanation, and for contesting a no-show without an earlier explanation.
 * @throws VALIDATION
 */
export async function submitExplanation(
  tx: Tx,
  actor: NoShowActor,
  id: string,
  {
    explanation,
    contest,
  }: { readonly explanation?: string | undefined; readonly contest: boolean },
) {
  const party = toNoShowParty(actor)
  const { company = null, intern = null } = party
  const row =
    (await tx.one(store.noShowForUpdate, {
      no_show_id: id,
      company_id: company,
      intern_id: intern,
    })) ?? notFound()
  const facts = toNoShowPolicyFacts(row, (await getBookingStatus(tx, party)).rows, tx.now)
  authorize(contest ? noShowCan.contest(actor, facts, tx.now) : noShowCan.explain(actor, facts))
  if (!explanation && !row.explanation)
    throw new AppError('VALIDATION', {
      fields: { explanation: translate('problems.explanation') },
    })
  await tx.run(store.saveExplanation, {
    no_show_id: id,
    explanation: explanation ?? null,
    contests: contest,
    explained_by: actor.userId,
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(noShowEvents[contest ? 'contest' : 'explain'], {
    subject: id,
    company: row.company_id,
    intern: row.intern_id,
    note: explanation ?? null,
  })
  return toNoShowStatusView(await getBookingStatus(tx, party), actor, tx.now)
}
