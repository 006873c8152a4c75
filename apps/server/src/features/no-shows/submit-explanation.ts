import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import { noShowEvents } from '@fledge/domain/no-shows/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, toRefusal, refuse } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { getBookingStatus } from './public.ts'
import * as store from './store.ts'
import { toNoShowPolicyFacts, toNoShowStatusView } from './views.ts'
import { type NoShowActor, toNoShowParty } from './no-show-party.ts'

/**
 * Requires text for an explanation, and for contesting a no-show without an earlier explanation.
 */
export async function submitExplanation(
  db: Tx,
  actor: NoShowActor,
  id: string,
  said: { readonly explanation?: string | undefined; readonly contest: boolean },
) {
  const who = toNoShowParty(actor)
  const row = await db.one(store.noShowForUpdate, id, who.company ?? null, who.intern ?? null)
  if (!row) return notFound()
  const facts = toNoShowPolicyFacts(row, (await getBookingStatus(db, who)).rows, db.now)
  const asked = said.contest
    ? noShowCan.contest(actor, facts, db.now)
    : noShowCan.explain(actor, facts)
  if (!asked.allowed) return toRefusal(asked)
  if (!said.explanation && !row.explanation)
    return refuse('VALIDATION', { fields: { explanation: translate('problems.explanation') } })
  await db.run(
    store.saveExplanation,
    id,
    said.explanation ?? null,
    said.contest,
    actor.userId,
    db.now.toISOString(),
  )
  await db.recordEvent(noShowEvents[said.contest ? 'contest' : 'explain'], {
    subject: id,
    company: row.company_id,
    intern: row.intern_id,
    note: said.explanation ?? null,
  })
  return toNoShowStatusView(await getBookingStatus(db, who), actor, db.now)
}
