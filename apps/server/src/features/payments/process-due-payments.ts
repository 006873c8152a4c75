import { paymentEvents } from '@fledge/domain/payments/events.ts'
import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { describeJobError } from '../../platform/jobs/job-error.ts'
import type { Services } from '../../platform/services.ts'
import { compareEachNight } from './compare-each-night.ts'
import { type CardProvider, getCardProvider } from './card-provider.ts'
import { readProviderState, applyProviderState } from './settle-payment.ts'
import * as store from './queries/payments.queries.ts'
import { ProviderUnavailable } from './provider-calls.ts'

/** Automatic steps complete what the intern started, so the intern is the actor. */
const toInternActor = (row: store.PaymentRow): InternActor => ({
  kind: 'intern',
  userId: row.user_id,
  intern: row.intern_id,
})

/**
 * Reads payments that are due for reading after an event or a delay, then makes refunds that are
 * due. Once a night, compares the payments of the last days with the provider's.
 */
export async function processDuePayments(services: Services): Promise<void> {
  const provider = getCardProvider(services)
  if (!provider) return
  const now = services.clock.now().toISOString()
  await services.database.transaction({ kind: 'clock' }, (tx) =>
    tx.run(store.deleteUncreatedPayments, {
      before: new Date(tx.now.getTime() - dayMs).toISOString(),
    }),
  )
  for (const row of await services.database.read().many(store.dueReads, { now }))
    await processDueRead(services, provider, row)
  for (const row of await services.database.read().many(store.dueRefunds, { now }))
    await processDueRefund(services, provider, row)
  await compareEachNight(services, provider)
}

async function processDueRead(
  { database, clock }: Services,
  provider: CardProvider,
  row: store.PaymentRow,
): Promise<void> {
  const read = await readProviderState(provider, row, clock.now()).catch((error: unknown) => {
    if (error instanceof ProviderUnavailable) return error
    throw error
  })
  await database.transaction(toInternActor(row), async (tx) => {
    if (read instanceof ProviderUnavailable) await postponeRead(tx, row, read)
    else await applyProviderState(tx, row.payment_id, read)
  })
}

/** Tries again later, and says so of the events that wait for this reading. */
async function postponeRead(
  tx: Tx,
  row: store.PaymentRow,
  failure: ProviderUnavailable,
): Promise<void> {
  await tx.run(store.postponeRead, { payment_id: row.payment_id, now: tx.now.toISOString() })
  await tx.run(store.failProviderEvents, {
    provider_id: row.provider_id,
    last_error: describeJobError(failure.cause),
  })
}

async function processDueRefund(
  { database }: Services,
  provider: CardProvider,
  row: store.PaymentRow,
): Promise<void> {
  const refund = provider
    .refund(row.provider_id ?? '', row.refund_amount ?? row.amount, `refund-${row.payment_id}`)
    .then(() => true)
  const isRefunded = await unlessUnavailable(refund)
  await database.transaction({ kind: 'system' }, async (tx) => {
    if (isRefunded) await recordRefund(tx, row)
    else
      await tx.run(store.postponeRefund, {
        payment_id: row.payment_id,
        refund_due_at: new Date(tx.now.getTime() + 10 * minuteMs).toISOString(),
      })
  })
}

/** Waits for a call to the provider. Undefined if it was unavailable, so that it is repeated later. */
async function unlessUnavailable<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
}

async function recordRefund(tx: Tx, row: store.PaymentRow): Promise<void> {
  const transition = paymentMachine.transition('refund', row.status, 'system')
  if (
    !isTransition(transition) ||
    (await tx.run(store.markRefunded, {
      payment_id: row.payment_id,
      from: transition.from,
      to: transition.to,
      now: tx.now.toISOString(),
    })) === 0
  )
    return
  await tx.recordEvent(paymentEvents.refund, {
    transition,
    subject: row.payment_id,
    intern: row.intern_id,
    reason: row.refund_reason,
    note: row.refund_note,
    data: {
      offer_id: row.offer_id,
      amount: row.refund_amount ?? row.amount,
      currency: row.currency,
    },
  })
}
