import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import { type CompanyMember, type InternActor, isRejected } from '@fledge/domain/sessions/types.ts'
import { deny } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal, refuse } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { getBookingStatus, type NoShowParty } from './public.ts'
import * as store from './store.ts'
import { toNoShowPolicyFacts, toNoShowStatusView } from './views.ts'

type Endpoints = typeof noShowEndpoints
type Party = CompanyMember | InternActor
const toNoShowParty = (actor: Party): NoShowParty =>
  actor.kind === 'company' ? { company: actor.company } : { intern: actor.intern }

/** A rejected company sees no interviews and cannot book any. */
const rejectedCompanyBooking = {
  rows: [],
  standing: { count: 0, owes: null, answerBy: null, overUntil: null },
  verdict: deny('companies.notice.rejected'),
}

export const listCompanyNoShows: Handler<Endpoints['listCompanyNoShows']> = async ({
  actor,
  db,
  now,
}) =>
  toNoShowStatusView(
    isRejected(actor.companyStatus)
      ? rejectedCompanyBooking
      : await getBookingStatus(db, toNoShowParty(actor)),
    actor,
    now,
  )
export const listInternNoShows: Handler<Endpoints['listInternNoShows']> = async ({
  actor,
  db,
  now,
}) => toNoShowStatusView(await getBookingStatus(db, toNoShowParty(actor)), actor, now)

/**
 * Requires text for an explanation, and for contesting a no-show without an earlier explanation.
 */
async function submitExplanation(
  db: Tx,
  actor: Party,
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
  await db.recordEvent({
    transition: { machine: 'noShow', name: said.contest ? 'contest' : 'explain' },
    subject: id,
    company: row.company_id,
    intern: row.intern_id,
    note: said.explanation ?? null,
  })
  return toNoShowStatusView(await getBookingStatus(db, who), actor, db.now)
}

export const explainByCompany: Handler<Endpoints['explainByCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => (isRejected(actor.companyStatus) ? notFound() : submitExplanation(db, actor, params.id, body))
export const explainByIntern: Handler<Endpoints['explainByIntern']> = async ({
  actor,
  db,
  params,
  body,
}) => submitExplanation(db, actor, params.id, body)
