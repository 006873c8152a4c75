import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentCan } from '@fledge/domain/payments/can.ts'
import { paymentEvents } from '@fledge/domain/payments/events.ts'
import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import { getPaymentStep } from '@fledge/domain/payments/rules.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Ctx, defineTwoPartHandler, type PrepareCtx } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import type { CommitServices } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { type CardProvider, type ProviderIntent, getCardProvider } from './card-provider.ts'
import { toPayFacts, getPlacePrice } from './read-payments.ts'
import { failPayment, firstReadDelayMs, readProviderState } from './settle-payment.ts'
import * as store from './queries/payments.queries.ts'
import { ProviderUnavailable } from './provider-calls.ts'

type CreatePayment = typeof paymentEndpoints.createPayment
type Body = Ctx<CreatePayment>['body']

/** A payment with its provider intent. */
interface OpenedPayment {
  readonly row: store.PaymentRow
  readonly intent: ProviderIntent
}

/**
 * Creates a payment for an offer's place. Its row is inserted first, so that parallel tabs and
 * retries use the same provider key and get the same intent, which is then stored with the row.
 */
export const createPayment = defineTwoPartHandler<CreatePayment, OpenedPayment>({
  async prepare(ctx) {
    const provider = getCardProvider(ctx.services)
    if (!provider) throw new AppError('CONFLICT', { messageKey: 'payments.refused.off' })
    // Retries once if the open payment turns out to be declined: it is closed and replaced by a new
    // one.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const row = await ctx.services.database.transaction(
        ctx.actor,
        (tx) => findOrInsertPayment(tx, ctx.services, ctx.actor, ctx.body),
        { signal: ctx.signal },
      )
      const opened = await openIntent(ctx, provider, row)
      if (opened) return opened
    }
    throw new ProviderUnavailable('the payment is declined again')
  },

  async commit({ actor, db }, { row, intent }) {
    await db.run(store.lockPayer, { intern_id: actor.intern })
    if (row.provider_id === null) await saveIntent(db, actor, row, intent)
    return {
      payment_id: row.payment_id,
      client_secret: intent.clientSecret,
      amount: row.amount,
      currency: row.currency,
    }
  },
})

/**
 * Returns the open payment of this offer, or inserts a new row. Locks the intern, so that there is
 * only one.
 */
async function findOrInsertPayment(
  tx: Tx,
  services: CommitServices,
  actor: InternActor,
  body: Body,
): Promise<store.PaymentRow> {
  await tx.run(store.lockPayer, { intern_id: actor.intern })
  const place = await tx.one(store.payablePlace, {
    intern_id: actor.intern,
    offer_id: body.offer_id,
  })
  const facts = place && toPayFacts(place, services.env)
  const price = place && getPlacePrice(place)
  if (!place || !facts) notFound()
  authorize(paymentCan.pay(actor, facts, tx.now))
  if (body.terms_accepted !== true)
    throw new AppError('VALIDATION', {
      messageKey: 'offers.refused.terms',
      fields: { terms_accepted: translate('offers.refused.terms') },
    })
  if (!price) throw new AppError('CONFLICT', { messageKey: 'payments.refused.off' })
  const existing = await tx.one(store.paymentByKey, {
    intern_id: actor.intern,
    idempotency: body.idempotency,
  })
  if (existing && existing.offer_id !== body.offer_id) throw new AppError('REQUEST_ID_REUSED')
  const open = await tx.one(store.openPayment, { intern_id: actor.intern, offer_id: body.offer_id })
  if (open) return open
  if (existing)
    throw new AppError('CONFLICT', {
      messageKey: `payments.failure.${existing.failure_code ?? 'ABANDONED'}`,
    })
  return insertNewPayment(tx, actor, body, { application: place.application_id, price })
}

async function insertNewPayment(
  tx: Tx,
  actor: InternActor,
  body: Body,
  { application, price }: { application: string; price: { amount: number; currency: string } },
): Promise<store.PaymentRow> {
  const { to } = assertTransition(paymentMachine.transition('create', null, 'intern'))
  const payment = newId(tx.now)
  await tx.run(store.insertPayment, {
    payment_id: payment,
    intern_id: actor.intern,
    application_id: application,
    offer_id: body.offer_id,
    status: to,
    amount: price.amount,
    currency: price.currency,
    idempotency: body.idempotency,
    now: tx.now.toISOString(),
  })
  return (
    (await tx.one(store.paymentById, { payment_id: payment, intern_id: actor.intern })) ??
    notFound()
  )
}

/**
 * Returns the provider intent of a payment and creates it if missing.
 * @returns undefined if it was declined and is now closed
 */
async function openIntent(
  ctx: PrepareCtx<CreatePayment>,
  provider: CardProvider,
  row: store.PaymentRow,
): Promise<OpenedPayment | undefined> {
  const intent =
    row.provider_id === null
      ? await provider.create({
          amount: row.amount,
          currency: row.currency,
          offer: ctx.body.offer_id,
          key: `create-${row.intern_id}-${row.idempotency}`,
        })
      : await readProviderState(provider, row, ctx.now)
  const step = getPaymentStep(row.status, intent.state)
  if (step === 'fail') {
    await ctx.services.database.transaction(ctx.actor, async (tx) => {
      await tx.run(store.lockPayer, { intern_id: row.intern_id })
      await failPayment(tx, row, intent)
      // Nothing reads it again, and there is nothing left to hear of it.
      await tx.run(store.completeProviderEvents, {
        provider_id: row.provider_id,
        now: tx.now.toISOString(),
      })
    })
    return undefined
  }
  // Settling locks companies and plans before the intern, so it is left to the endpoint that reads
  // the payment.
  if (step === 'succeed' || intent.state.status === 'processing')
    throw new AppError('CONFLICT', { messageKey: 'payments.refused.running' })
  return { row, intent }
}

/** Stores the provider intent with the payment, once. The payment is visible from then on. */
async function saveIntent(
  tx: Tx,
  actor: InternActor,
  row: store.PaymentRow,
  intent: ProviderIntent,
): Promise<void> {
  const transition = assertTransition(paymentMachine.transition('create', null, 'intern'))
  const readAt = new Date(tx.now.getTime() + firstReadDelayMs).toISOString()
  if (
    (await tx.run(store.saveIntent, {
      payment_id: row.payment_id,
      provider_id: intent.id,
      read_due_at: readAt,
    })) > 0
  ) {
    await tx.recordEvent(paymentEvents.create, {
      transition,
      subject: row.payment_id,
      intern: actor.intern,
      data: { offer_id: row.offer_id, amount: row.amount, currency: row.currency },
    })
    return
  }
  const saved = await tx.one(store.paymentById, {
    payment_id: row.payment_id,
    intern_id: actor.intern,
  })
  if (saved?.provider_id !== intent.id)
    throw new ProviderUnavailable('the payment has another intent')
}
