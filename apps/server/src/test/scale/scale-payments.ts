import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { type CandidatureState, internActor } from './candidature-state.ts'
import { toTimestamp } from './copy-format.ts'

const payingMs = 2 * minuteMs

/** Writes the payment with which an intern accepted an offer. */
export function addPayment(state: CandidatureState, offer_id: string, at: number): void {
  const { world, intern } = state
  const payment_id = world.newId(at)
  const terms = { amount: intern.batch.price, currency: 'EUR' }
  const createdAt = toTimestamp(at - payingMs)
  world.receipts += 1
  world.rows.add('payments', {
    ...terms,
    payment_id,
    intern_id: intern.id,
    application_id: intern.applicationId,
    offer_id,
    status: recordPayment(state, payment_id, at, { offer_id, ...terms }),
    provider_id: `pi_${payment_id.replaceAll('-', '')}`,
    created_at: createdAt,
    settled_at: toTimestamp(at - minuteMs),
    idempotency: world.newId(at),
    receipt_number: world.receipts,
    card_brand: 'visa',
    card_last4: '4242',
    terms_accepted_at: createdAt,
  })
}

/** Records that it was created and succeeded. @returns its status */
function recordPayment(
  state: CandidatureState,
  subject: string,
  at: number,
  data: { readonly [key: string]: unknown },
) {
  const { events } = state.world
  const fields = { subject, actor: internActor(state), intern: state.intern.id, data }
  const status = events.transition(paymentMachine, 'create', null, 'intern', at - payingMs, fields)
  return events.transition(paymentMachine, 'succeed', status, 'system', at - minuteMs, fields)
}
