import {
  aPayer,
  type CardTestServer,
  cards,
  continuePayment,
  createTestPayment,
  startCardTestServer,
  submitCard,
} from '../../../platform/testing/card-payments.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../../waits/testing/colleagues.ts'

export const undoMs = 10_000
/** What is paid for a place, in cents. */
export const paidAmount = 50_000

/** A server on which decisions can be undone, and those who decide on refunds there. */
export interface RefundWorld {
  readonly world: CardTestServer
  readonly server: TestServer
  readonly finance: Colleague
  readonly colleague: Colleague
  readonly reviewer: Colleague
  readonly manager: Colleague
}

export async function startRefundWorld(): Promise<RefundWorld> {
  const world = await startCardTestServer({ UNDO_SECONDS: '10' })
  const { server } = world
  const finance = await addColleague(server, 'FINANCE')
  const colleague = await addColleague(server, 'FINANCE')
  const reviewer = await addColleague(server, 'REVIEWER')
  const manager = await addColleague(server, 'MANAGER')
  return { world, server, finance, colleague, reviewer, manager }
}

/** Has an intern pay. The offer is approved at once, so that a payer has one to pay for. */
export async function payForOffer(server: TestServer) {
  const { undoTime } = server.running.services
  undoTime.ms = 0
  const payer = await aPayer(server)
  undoTime.ms = undoMs
  const { payload } = await createTestPayment(payer)
  await submitCard(payer, payload.client_secret, cards.pays)
  return { payer, payment: (await continuePayment(payer, payload.payment_id)).payload }
}

export type Paid = Awaited<ReturnType<typeof payForOffer>>

/** Asks for a refund of so many cents. */
export const requestRefund = ({ payment }: Paid, amount: number, by: Colleague) =>
  by.browser.request(`POST operator/payments/${payment.payment_id}/refund`, {
    body: { amount, note: 'The company closed.' },
  })

/** Changes the amount above which a refund needs a second person. @returns the response's status */
export const changeRefundLimit = async (manager: Colleague, base: number, value: number) =>
  (
    await manager.browser.request('POST operator/settings/refund_approval_amount', {
      body: { value, base, note: 'Two of us look at full refunds.' },
    })
  ).status
