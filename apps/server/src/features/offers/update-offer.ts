import type { offerEndpoints } from '@fledge/contract/offers/endpoints.ts'
import { offerCan } from '@fledge/domain/offers/can.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import {
  listOfferChanges,
  isNewVersionNeeded,
  type OfferTerms,
} from '@fledge/domain/offers/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, toRefusal, Refusal } from '../../platform/http/refusal.ts'
import { findCompanyOffer } from './company-view.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { transitionOffer, recallLockedOffer } from './transition-offer.ts'
import { toOfferColumns, toOfferFacts, toOfferTerms } from './offer-terms.ts'
import { getOfferLimits, validateOfferStep1, validateOfferStep2 } from './validate-offer.ts'
import { type OfferRow, offerForUpdate } from './store.ts'
import { amendVersion } from './version-store.ts'
import { updateFacts, updateSupervisors } from './write-store.ts'

/** Step 1 of an existing offer. */
export const updateOffer: Handler<(typeof offerEndpoints)['updateOffer']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await lockOfferInScope(db, body.offer_id, { company: actor.company })
  if (!row) return notFound()
  const problem = await validateOfferStep1(db, actor.company, body, getOfferLimits(row, now))
  if (problem) return problem
  const columns = toOfferColumns(body, body.answer_days ?? row.answer_days)
  const after: OfferTerms = {
    ...toOfferTerms(row),
    role: columns[0],
    startsOn: columns[1],
    endsOn: columns[2],
    hoursPerWeek: columns[3],
    place: columns[4],
    city: columns[5],
    projectIds: columns[6],
    isPaid: columns[7] !== null,
    stipendAmount: columns[7],
    stipendCurrency: columns[8],
    note: columns[9],
    answerDays: columns[10],
  }
  const open = await reopenForChange(db, actor, row, after)
  if (open instanceof Refusal) return open
  if (open) await db.run(updateFacts, row.offer_id, open.status, open.version, ...columns)
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
}

/** Step 2: the supervisors and their LinkedIn pages. */
export const saveOfferSupervisors: Handler<
  (typeof offerEndpoints)['saveOfferSupervisors']
> = async ({ actor, db, body }) => {
  const row = await lockOfferInScope(db, body.offer_id, { company: actor.company })
  if (!row) return notFound()
  const second = body.second_supervisor_id ?? null
  const secondLink = second ? (body.second_supervisor_linkedin ?? null) : null
  const problem = await validateOfferStep2(db, actor.company, body.supervisor_id, second)
  if (problem) return problem
  const after: OfferTerms = {
    ...toOfferTerms(row),
    supervisorId: body.supervisor_id,
    supervisorLinkedin: body.supervisor_linkedin,
    secondSupervisorId: second,
    secondSupervisorLinkedin: secondLink,
  }
  const open = await reopenForChange(db, actor, row, after)
  if (open instanceof Refusal) return open
  if (open)
    await db.run(
      updateSupervisors,
      row.offer_id,
      open.status,
      open.version,
      body.supervisor_id,
      body.supervisor_linkedin,
      second,
      secondLink,
    )
  return (await findCompanyOffer(db, actor, row.offer_id)) ?? notFound()
}

/**
 * Prepares an offer for a change. Recalls a sent one if a marked field changes or the intern can
 * already read it; other changes keep an offer in review.
 * @returns the row's status and version to write to, null if nothing changes
 */
async function reopenForChange(
  tx: Tx,
  actor: CompanyMember,
  row: OfferRow,
  after: OfferTerms,
): Promise<{ status: OfferRow['status']; version: number } | null | Refusal> {
  const before = toOfferTerms(row)
  const changes = listOfferChanges(before, after)
  if (changes.length === 0) return null
  const version = getVersionAfterChange(row, before, after)
  if (!offerMachine.can('takeBack', row.status, 'company')) {
    const verdict = offerCan.edit(actor, toOfferFacts(row))
    if (!verdict.allowed) return toRefusal(verdict)
    const moved = await transitionOffer(
      tx,
      row,
      offerMachine.can('revise', row.status, 'company') ? 'revise' : 'edit',
      { by: 'company', data: { fields: changes.map((one) => one.field) } },
    )
    return moved ?? { status: row.status, version }
  }
  const verdict = offerCan.takeBack(actor, toOfferFacts(row))
  if (!verdict.allowed) return toRefusal(verdict)
  const isRead = offerMachine.can('decline', row.status, 'intern')
  if (!isRead && !isNewVersionNeeded(before, after)) {
    await amendInReview(tx, row, after, changes)
    return { status: row.status, version: row.version }
  }
  const taken = await recallLockedOffer(tx, row)
  if (taken) return taken
  const now = await tx.one(offerForUpdate, row.offer_id, actor.company, null)
  return now ? { status: now.status, version } : refuse('ILLEGAL_TRANSITION')
}

async function amendInReview(
  tx: Tx,
  row: OfferRow,
  after: OfferTerms,
  changes: ReturnType<typeof listOfferChanges>,
): Promise<void> {
  await tx.recordEvent({
    transition: { machine: 'offer', name: 'amend' },
    subject: row.offer_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    data: { fields: changes.map((one) => one.field) },
  })
  await tx.run(amendVersion, row.offer_id, row.version, JSON.stringify(after))
}

/** Returns the version after a change: a marked field changed after sending starts a new one. */
function getVersionAfterChange(row: OfferRow, before: OfferTerms, after: OfferTerms): number {
  return row.sent_version === row.version && isNewVersionNeeded(before, after)
    ? row.version + 1
    : row.version
}
