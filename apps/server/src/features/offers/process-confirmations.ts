import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getConfirmStep } from '@fledge/domain/enrolment/confirmation-deadlines.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import {
  getTransitionActor,
  type LooseDomainEvent,
  type LooseEventHandler,
  type Tx,
} from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import type { Job } from '../../platform/http/handler.ts'
import { transitionCandidature } from '../candidatures/public.ts'
import { cancelUnconfirmedInternship } from '../internships/public.ts'
import {
  selectAcceptedOffers,
  confirmationsDue,
  updateNextConfirmationCheck,
} from './confirm-store.ts'
import { lockOfferInScope } from './lock-offer.ts'
import * as companyStore from './company-store.ts'
import * as store from './store.ts'

const values = (row: store.OfferRow): Record<string, TextValue> => ({
  role: row.role,
  company: row.company_name,
  intern: `${row.first_name} ${row.last_name}`.trim(),
  by: { time: row.confirm_by ?? row.status_since, as: 'full' },
  ends: { time: row.confirm_ends_at ?? row.status_since, as: 'full' },
})

/**
 * Tells both sides and the programme team that the confirmation is overdue and when the internship
 * ends because of it.
 */
async function notifyLate(tx: Tx, row: store.OfferRow): Promise<void> {
  const [company, operators] = [
    await tx.many(companyStore.selectOfferRecipients, row.offer_id),
    await tx.many(companyStore.selectOfferReviewers),
  ]
  await tx.notify({
    to: { users: [row.intern_user_id] },
    kind: 'offers.confirmPassed',
    values: values(row),
    link: paths.intern.application,
  })
  await tx.notify({
    to: { users: company.map((one) => one.user_id) },
    kind: 'offers.confirmLate',
    values: values(row),
    link: buildPath(paths.company.candidate, { candidate: row.candidature_id }, { tab: 'offers' }),
  })
  await tx.notify({
    to: { users: operators.map((one) => one.user_id) },
    kind: 'offers.confirmLateForTeam',
    values: values(row),
    link: buildPath(paths.operator.refunds, {}, { search: row.intern_email }),
  })
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
  await tx.run(updateNextConfirmationCheck, row.offer_id, next?.toISOString() ?? null)
  if (step === 'remind' || step === 'remindEnd')
    await tx.notify({
      to: { users: [row.intern_user_id] },
      kind: 'offers.confirmDue',
      values:
        step === 'remindEnd'
          ? { ...values(row), by: { time: row.confirm_ends_at, as: 'full' } }
          : values(row),
      link: paths.intern.application,
    })
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
  due: async (db) =>
    (await db.many(confirmationsDue, db.now.toISOString())).map(({ offer_id }) => ({
      id: offer_id,
      async process(tx) {
        const row = await lockOfferInScope(tx, offer_id)
        return row !== undefined && processConfirmation(tx, row)
      },
    })),
}

/** Hires the intern once they have confirmed the enrolment, and notifies the company. */
export const hireConfirmedIntern: LooseEventHandler = async (event: LooseDomainEvent, tx) => {
  if (getTransitionActor(event) !== 'intern') return
  for (const { offer_id } of await tx.many(selectAcceptedOffers, event.subject)) {
    const row = await tx.one(store.offerForUpdate, offer_id, null, null)
    if (!row) continue
    await tx.run(updateNextConfirmationCheck, offer_id, null)
    // The company may already have marked them as hired.
    if (
      !candidatureMachine.can('hire', row.stage, 'system') ||
      !isTransition(
        await transitionCandidature(tx, { id: row.candidature_id, move: 'hire', by: 'system' }),
      )
    )
      continue
    const users = (await tx.many(companyStore.selectOfferRecipients, offer_id)).map(
      (one) => one.user_id,
    )
    await tx.notify({
      to: { users },
      kind: 'offers.confirmed',
      values: values(row),
      link: buildPath(
        paths.company.candidate,
        { candidate: row.candidature_id },
        { tab: 'offers' },
      ),
    })
  }
}
