import { failureCodes, paymentStatuses } from '@fledge/domain/payments/types.ts'
import { enterText, press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  operatorPayment,
  samplePaymentTotals,
  sampleProposal,
} from '../../testing/samples/payments.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorPaymentsScreen from './operator-payments-screen.tsx'

const withPayments = (...payments: readonly Partial<typeof operatorPayment>[]) =>
  withServer(
    [
      noSavedViews,
      respondWith('pendingActs', 'listPendingActs', []),
      respondWith(
        'payments',
        'listPaymentTotals',
        payments.length > 0 ? [samplePaymentTotals] : [],
      ),
      respondWith(
        'payments',
        'listPayments',
        payments.map((payment, at) => ({
          ...operatorPayment,
          payment_id: `payment-${at}`,
          ...payment,
        })),
      ),
      neverRespond('payments', 'refundPayment'),
    ],
    sampleOperator,
  )
const openRefund = press('td button', 'dialog[open] textarea')
const pressRefund = (shown: string) => press('dialog[open] button + button', shown)

const meta: StoryMeta<typeof OperatorPaymentsScreen> = {
  component: OperatorPaymentsScreen,
  decorators: [withPayments({})],
}
export default meta

const unpaid = { settled_at: null, card: null, receipt_number: null } as const
export const InEachStatus: Story<typeof OperatorPaymentsScreen> = {
  decorators: [
    withPayments(
      ...paymentStatuses.map((status) => ({ status, ...unpaid })),
      ...failureCodes.map((failure) => ({ status: 'FAILED' as const, failure, ...unpaid })),
    ),
  ],
}
export const Paid: Story<typeof OperatorPaymentsScreen> = {
  decorators: [
    withPayments(
      {},
      { may: { ...operatorPayment.may, refund: 'refused.managerOnly' } },
      { confirm_by: '2026-12-02T10:00:00Z' },
      {
        refund: { amount: 60_000, reason: 'PROGRAMME', note: longText, refunded_at: null },
      },
      {
        status: 'REFUNDED',
        refund: {
          amount: 120_000,
          reason: 'PAID_TWICE',
          note: null,
          refunded_at: '2026-11-22T09:00:00Z',
        },
      },
    ),
  ],
}
const decidable = { refund: 'payments.refused.refundProposed', decide: true } as const
export const Proposed: Story<typeof OperatorPaymentsScreen> = {
  decorators: [
    withPayments(
      { proposal: sampleProposal, may: decidable },
      { proposal: sampleProposal, may: { ...decidable, decide: 'refused.ownRefundProposal' } },
    ),
  ],
}
export const Deciding: Story<typeof OperatorPaymentsScreen> = {
  decorators: [withPayments({ proposal: sampleProposal, may: decidable })],
  play: openRefund,
}
export const LongText: Story<typeof OperatorPaymentsScreen> = {
  decorators: [withPayments({ intern_name: longWord, role: longText, company_name: longWord })],
}
export const Refund: Story<typeof OperatorPaymentsScreen> = { play: openRefund }
export const RefundWrong: Story<typeof OperatorPaymentsScreen> = {
  play: async () => {
    await openRefund()
    await enterText('dialog[open] input', '5000')
    await pressRefund('[aria-invalid="true"]')()
  },
}
export const Refunding: Story<typeof OperatorPaymentsScreen> = {
  play: async () => {
    await openRefund()
    await enterText('dialog[open] textarea', 'Agreed by phone.')
    await pressRefund('[aria-busy="true"]')()
  },
}
export const Empty: Story<typeof OperatorPaymentsScreen> = { decorators: [withPayments()] }
export const NoMatch: Story<typeof OperatorPaymentsScreen> = {
  decorators: [withPayments()],
  parameters: { address: '/?search=amara' },
}
export const Loading: Story<typeof OperatorPaymentsScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', []),
        respondWith('payments', 'listPaymentTotals', []),
        neverRespond('payments', 'listPayments'),
      ],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof OperatorPaymentsScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', []),
        respondWith('payments', 'listPaymentTotals', []),
        failWith('payments', 'listPayments', { status: 500 }),
      ],
      sampleOperator,
    ),
  ],
}
