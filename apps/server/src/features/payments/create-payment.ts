import type { paymentCalls } from '@fledge/contract/payments/calls.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import { stepOf } from '@fledge/domain/payments/rules.ts'
import { isMoved } from '@fledge/kernel/machine.ts'
import type { InternActor } from '@fledge/domain/sessions/words.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { illegal, notFound, refuse, type Refusal, refused } from '../../platform/http/outcome.ts'
import { newId } from '../../platform/ids.ts'
import { say } from '../../platform/texts.ts'
import { Away, type CardProvider, type ProviderIntent, providerOf } from './card-provider.ts'
import { payFactsOf, priceOf } from './read-payments.ts'
import { fail, firstLook, readTruth } from './settle-payment.ts'
import * as store from './store.ts'

interface PaymentAsk {
  readonly offer_id: string
  readonly idempotency: string
}

/** Opens a payment for an offer's place. The intern's own row is locked, so that two tabs get the same one. */
export const createPayment: Handler<typeof paymentCalls.createPayment> = async ({
  actor,
  db,
  body,
  now,
  services,
}) => {
  await db.run(store.lockPayer, actor.intern)
  const place = await db.one(store.placeOf, actor.intern, body.offer_id)
  const facts = place && payFactsOf(place, services.env)
  const price = place && priceOf(place)
  if (!place || !facts) return notFound()
  const verdict = paymentCan.pay(actor, facts, now)
  if (!verdict.yes) return refused(verdict)
  if (body.terms_accepted !== true)
    return refuse('VALIDATION', {
      because: 'offers.refused.terms',
      fields: { terms_accepted: say('offers.refused.terms') },
    })
  const provider = providerOf(services.env)
  if (!provider || !price) return refuse('CONFLICT', { because: 'payments.refused.off' })
  const open = await openOne(db, provider, actor, body)
  return open ?? openNew(db, provider, actor, body, { application: place.application_id, price })
}

async function openNew(
  tx: Tx,
  provider: CardProvider,
  actor: InternActor,
  body: PaymentAsk,
  { application, price }: { application: string; price: NonNullable<ReturnType<typeof priceOf>> },
) {
  const payment = newId(tx.now)
  const intent = await provider.create({
    ...price,
    offer: body.offer_id,
    key: `create-${actor.intern}-${body.idempotency}`,
  })
  if (intent instanceof Away) return refuse('UNAVAILABLE', { because: 'payments.refused.provider' })
  const moved = paymentMachine.move('create', null, 'intern')
  if (!isMoved(moved)) return illegal(moved)
  const look = new Date(tx.now.getTime() + firstLook).toISOString()
  await tx.run(
    store.insertPayment,
    payment,
    actor.intern,
    application,
    body.offer_id,
    moved.to,
    price.amount,
    price.currency,
    intent.id,
    body.idempotency,
    tx.now.toISOString(),
    look,
  )
  await tx.record({
    moved,
    subject: payment,
    intern: actor.intern,
    data: { offer_id: body.offer_id, ...price },
  })
  return { payment_id: payment, client_secret: intent.clientSecret, ...price }
}

/** The payment that is open for this offer already, as far as a card can still be given to it; one that was refused is closed, and a new one follows. */
async function openOne(tx: Tx, provider: CardProvider, actor: InternActor, body: PaymentAsk) {
  const same = await tx.one(store.paymentByKey, actor.intern, body.idempotency)
  if (same && same.offer_id !== body.offer_id) return refuse('REQUEST_ID_REUSED')
  const row = await tx.one(store.openPayment, actor.intern, body.offer_id)
  if (!row)
    return same
      ? refuse('CONFLICT', { because: `payments.failure.${same.failure_code ?? 'ABANDONED'}` })
      : undefined
  const intent = await readTruth(provider, row, tx.now)
  if (intent instanceof Away) return refuse('UNAVAILABLE', { because: 'payments.refused.provider' })
  return goOn(tx, row, intent)
}

async function goOn(
  tx: Tx,
  row: store.PaymentRow,
  intent: ProviderIntent,
): Promise<
  | Refusal
  | { payment_id: string; client_secret: string; amount: number; currency: string }
  | undefined
> {
  const step = stepOf(row.status, intent.truth)
  if (step === 'fail') {
    await fail(tx, row, intent)
    return undefined
  }
  // Settling locks companies and plans before the intern: it is left to the call that reads the payment.
  if (step === 'succeed' || intent.truth.status === 'processing')
    return refuse('CONFLICT', { because: 'payments.refused.running' })
  return {
    payment_id: row.payment_id,
    client_secret: intent.clientSecret,
    amount: row.amount,
    currency: row.currency,
  }
}
