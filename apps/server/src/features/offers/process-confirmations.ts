import { paths } from '@fledge/contract/paths.ts'
import { getConfirmStep } from '@fledge/domain/enrolment/confirmation-deadlines.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import type { EventHandler, Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Job } from '../../platform/http/handler.ts'
import { lockFreeParents, transitionCandidature } from '../candidatures/public.ts'
import { cancelUnconfirmedInternship } from '../internships/public.ts'
import { lockOfferInScope } from './lock-offer.ts'
import { getOfferTextValues, notifyOfferCompany, notifyOfferIntern } from './notify-offer.ts'
import * as store from './queries/offers.queries.ts'
import {
  selectAcceptedOffers,
  confirmationsDue,
  updateNextConfirmationCheck,
} from './queries/confirm.queries.ts'

const getConfirmationValues = (row: store.OfferRow) => ({
  ...getOfferTextValues(row),
  by: { time: row.confirm_by ?? row.status_since, as: 'full' } as const,
  ends: { time: row.confirm_ends_at ?? row.status_since, as: 'full' } as const,
})

/** Tells both sides that the confirmation is overdue and when the internship ends because of it. */
async function notifyLate(tx: Tx, row: store.OfferRow): Promise<void> {
  const values = getConfirmationValues(row)
  await notifyOfferIntern(
    tx,
    row,
    composeMail('offers.confirmPassed', values),
    paths.intern.application,
  )
  await notifyOfferCompany(tx, row, composeMail('offers.confirmLate', values))
}

/** @param by when the confirmation is due, or when the internship ends without it */
async function remindToConfirm(tx: Tx, row: store.OfferRow, by: string): Promise<void> {
  const values = { ...getConfirmationValues(row), by: { time: by, as: 'full' } as const }
  await notifyOfferIntern(
    tx,
    row,
    composeMail('offers.confirmDue', values),
    paths.intern.application,
  )
}

async function processConfirmation(tx: Tx, row: store.OfferRow): Promise<boolean> {
  if (
    row.confirm_next_at === null ||
    row.confirm_by === null ||
    row.confirm_ends_at === null ||
    Date.parse(row.confirm_next_at) > tx.now.getTime()
  )
    return false
  const { step, next } = getConfirmStep(
    { by: new Date(row.confirm_by), endsAt: new Date(row.confirm_ends_at) },
    tx.now,
  )
  await tx.run(updateNextConfirmationCheck, {
    offer_id: row.offer_id,
    confirm_next_at: next?.toISOString() ?? null,
  })
  if (step === 'remind') await remindToConfirm(tx, row, row.confirm_by)
  else if (step === 'remindEnd') await remindToConfirm(tx, row, row.confirm_ends_at)
  else if (step === 'tellLate') await notifyLate(tx, row)
  else await cancelUnconfirmedInternship(tx, row.offer_id, 'NOT_CONFIRMED')
  return true
}

/**
 * Processes pending confirmations: reminds, reports them as late, and cancels them on the first day
 * of the internship. Locks and checks each offer again, because it may just have been confirmed.
 */
export const processConfirmations: Job = {
  name: 'offers.watchConfirmations',
  lockFree: lockFreeParents,
  due: async (db, page) =>
    (await db.many(confirmationsDue, page)).map(({ offer_id, candidature_id, due_at }) => ({
      at: due_at,
      id: offer_id,
      subject: candidature_id,
      async process(tx) {
        const row = await lockOfferInScope(tx, offer_id)
        return row !== undefined && processConfirmation(tx, row)
      },
    })),
}

/** Hires the intern once they have confirmed the enrolment, and notifies the company. */
export const hireConfirmedIntern: EventHandler = async (event, tx) => {
  if (event.by !== 'intern') return
  for (const { offer_id } of await tx.many(selectAcceptedOffers, {
    application_id: event.subject,
  })) {
    const row = await tx.one(store.offerForUpdate, {
      offer_ids: [offer_id],
      company_id: null,
      intern_id: null,
    })
    if (!row) continue
    await tx.run(updateNextConfirmationCheck, { offer_id, confirm_next_at: null })
    // The company may already have marked them as hired.
    if (!candidatureMachine.can('hire', row.stage, 'system')) continue
    await transitionCandidature(tx, { id: row.candidature_id, move: 'hire', by: 'system' })
    await notifyOfferCompany(tx, row, composeMail('offers.confirmed', getOfferTextValues(row)))
  }
}
