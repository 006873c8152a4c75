import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import { paymentEvents } from '@fledge/domain/payments/events.ts'
import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import {
  isOpenPayment,
  getOpenPaymentEnd,
  getImmediateRefundReason,
  getPaymentStep,
  isWaitingForBank,
} from '@fledge/domain/payments/rules.ts'
import type { RefundReason } from '@fledge/domain/payments/types.ts'
import { hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { acceptPaidOffer } from '../offers/public.ts'
import { type CardProvider, type ProviderIntent, getCardProvider } from './card-provider.ts'
import * as store from './queries/payments.queries.ts'
import { toInternPaymentView } from './views.ts'

/** Interval for re-reading open payments, in case no event arrives. */
const readIntervalMs = hourMs
/** Delay of the first read, in case events are late. */
export const firstReadDelayMs = 10 * minuteMs

/** Returns whether a payment was abandoned or has nothing left to pay for. */
export function isAbandoned(row: store.PaymentRow, now: Date): boolean {
  return (
    now >= getOpenPaymentEnd(row.created_at, row.answer_by) ||
    (row.offer_status !== null &&
      getImmediateRefundReason(
        { offerStatus: row.offer_status, answerBy: row.answer_by, isPaidAlready: false },
        now,
      ) !== null)
  )
}

/**
 * Reads the provider's state of a payment. Declined, abandoned and given-up intents are cancelled
 * there first, so that they can never be charged.
 * @throws ProviderUnavailable
 */
export async function readProviderState(
  provider: CardProvider,
  row: store.PaymentRow,
  now: Date,
  isGivenUp = false,
): Promise<ProviderIntent> {
  const read = await provider.read(row.provider_id ?? '')
  const mustClose =
    getPaymentStep(row.status, read.state) === 'close' ||
    (isOpenPayment(row.status) &&
      (isGivenUp || isAbandoned(row, now)) &&
      read.state.status !== 'succeeded' &&
      read.state.status !== 'canceled')
  if (!mustClose) return read
  const closed = await provider.close(read.id)
  return { ...closed, failure: closed.failure ?? read.failure }
}

/**
 * Settles a payment according to the provider's state. Locks intern and offer first, so that any
 * order and number of reads settle once.
 */
export async function applyProviderState(
  tx: Tx,
  paymentId: string,
  intent: ProviderIntent,
): Promise<store.PaymentRow | undefined> {
  const payment = await tx.one(store.paymentById, { payment_id: paymentId, intern_id: null })
  if (!payment) return undefined
  await lockParentsOfIntern(tx, payment.intern_id)
  const row = await tx.one(store.paymentForUpdate, { payment_id: paymentId, intern_id: null })
  if (!row) return undefined
  const step = getPaymentStep(row.status, intent.state)
  if (step === 'succeed') await succeedPayment(tx, row, intent)
  else if (step === 'fail') await failPayment(tx, row, intent)
  else if (step === 'requireAction') await markWaitingForAction(tx, row)
  else if (row.read_due_at !== null)
    await tx.run(store.scheduleNextRead, {
      payment_id: row.payment_id,
      read_due_at: isOpenPayment(row.status) ? getNextReadAt(tx.now) : null,
    })
  // Whatever the events said, this is the provider's state.
  await tx.run(store.completeProviderEvents, {
    provider_id: row.provider_id,
    now: tx.now.toISOString(),
  })
  return tx.one(store.paymentById, { payment_id: paymentId, intern_id: null })
}

const getNextReadAt = (now: Date) => new Date(now.getTime() + readIntervalMs).toISOString()
const toEventFields = (row: store.PaymentRow) => ({
  subject: row.payment_id,
  intern: row.intern_id,
  data: { offer_id: row.offer_id, amount: row.amount, currency: row.currency },
})

async function markWaitingForAction(tx: Tx, row: store.PaymentRow): Promise<void> {
  const transition = paymentMachine.transition('requireAction', row.status, 'system')
  if (
    isTransition(transition) &&
    (await tx.run(store.waitForAction, {
      payment_id: row.payment_id,
      from: transition.from,
      to: transition.to,
      read_due_at: getNextReadAt(tx.now),
    })) > 0
  )
    await tx.recordEvent(paymentEvents.requireAction, { transition, ...toEventFields(row) })
}

/** Marks a payment as failed: nothing was charged, and nothing can be charged any more. */
export async function failPayment(
  tx: Tx,
  row: store.PaymentRow,
  intent: ProviderIntent,
): Promise<void> {
  const transition = paymentMachine.transition('fail', row.status, 'system')
  const failure = intent.failure ?? 'ABANDONED'
  if (
    isTransition(transition) &&
    (await tx.run(store.markPaymentFailed, {
      payment_id: row.payment_id,
      from: transition.from,
      to: transition.to,
      failure_code: failure,
    })) > 0
  )
    await tx.recordEvent(paymentEvents.fail, {
      transition,
      ...toEventFields(row),
      reason: failure,
    })
}

/** Marks a payment as paid and accepts its offer with it, or refunds it immediately. */
async function succeedPayment(
  tx: Tx,
  row: store.PaymentRow,
  intent: ProviderIntent,
): Promise<void> {
  const transition = paymentMachine.transition('succeed', row.status, 'system')
  if (!isTransition(transition)) return
  const refundReason = await findRefundReason(tx, row)
  if (
    (await tx.run(store.markSettled, {
      payment_id: row.payment_id,
      from: transition.from,
      to: transition.to,
      now: tx.now.toISOString(),
      card_brand: intent.card?.brand ?? null,
      card_last4: intent.card?.last4 ?? null,
      refund_reason: refundReason,
    })) === 0
  )
    return
  // The offer's rules may reject it, for example because another internship has overlapping dates.
  if (
    refundReason === null &&
    row.offer_id &&
    !(await acceptPaidOffer(tx, row.offer_id, row.user_id))
  )
    await tx.run(store.scheduleRefund, {
      payment_id: row.payment_id,
      refund_amount: row.amount,
      refund_reason: 'OFFER_OVER',
      refund_note: null,
      now: tx.now.toISOString(),
    })
  await tx.recordEvent(paymentEvents.succeed, { transition, ...toEventFields(row) })
}

async function findRefundReason(tx: Tx, row: store.PaymentRow): Promise<RefundReason | null> {
  if (!row.offer_id || !row.offer_status) return 'OFFER_OVER'
  const other = await tx.one(store.otherPaymentOfOffer, {
    offer_id: row.offer_id,
    payment_id: row.payment_id,
  })
  return getImmediateRefundReason(
    { offerStatus: row.offer_status, answerBy: row.answer_by, isPaidAlready: other !== undefined },
    tx.now,
  )
}

interface ProviderRead {
  /** The provider's state, or null if there is nothing to read. */
  readonly intent: ProviderIntent | null
}

/**
 * Reads the provider's state after the card or 3-D Secure step and settles. Returns settled
 * payments unchanged.
 */
export const settlePayment = defineTwoPartHandler<
  typeof paymentEndpoints.settlePayment,
  ProviderRead
>({
  async prepare({ actor, db, body, now, services }) {
    const row = await db.one(store.paymentById, {
      payment_id: body.payment_id,
      intern_id: actor.intern,
    })
    if (!row) notFound()
    const provider = getCardProvider(services)
    if (!isOpenPayment(row.status) || !provider || row.provider_id === null) return { intent: null }
    return { intent: await readProviderState(provider, row, now, body.give_up) }
  },

  async commit({ actor, db, body, now, services }, { intent }) {
    const row = intent
      ? await applyProviderState(db, body.payment_id, intent)
      : await db.one(store.paymentById, { payment_id: body.payment_id, intern_id: actor.intern })
    if (!row) notFound()
    db.afterCommit(services.nudge)
    return {
      ...toInternPaymentView(row, now),
      client_secret: intent && isWaitingForBank(row.status) ? intent.clientSecret : null,
    }
  },
})
