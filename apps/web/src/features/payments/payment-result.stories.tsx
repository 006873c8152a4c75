import { failureCodes, paymentStatuses, refundReasons } from '@fledge/domain/payments/types.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failedPayment, refundedPayment, samplePayment } from '../../testing/samples/payments.ts'
import { OwnPayments, PaymentResult } from './payment-result.tsx'

const meta: StoryMeta<typeof PaymentResult> = {
  component: PaymentResult,
  args: { payment: samplePayment },
}
export default meta

export const Paid: Story<typeof PaymentResult> = {
  args: { payment: { ...samplePayment, receipt_url: '/backend/receipt' } },
}
export const ToConfirm: Story<typeof PaymentResult> = {
  args: { payment: { ...samplePayment, confirm_by: '2026-12-02T10:00:00Z' } },
}
export const WithoutRefund: Story<typeof PaymentResult> = {
  args: {
    payment: {
      ...samplePayment,
      comes_back: { amount: 0, until: '2026-11-24T00:00:00Z', days: 4 },
    },
  },
}
export const Refunding: Story<typeof PaymentResult> = {
  args: {
    payment: {
      ...refundedPayment,
      refund: { amount: 60_000, reason: 'PROGRAMME', note: longText, refunded_at: null },
    },
  },
}
export const Refunded: Story<typeof PaymentResult> = {
  render: () =>
    refundReasons.map((reason) => (
      <PaymentResult
        key={reason}
        payment={{
          ...refundedPayment,
          refund: { amount: 120_000, reason, note: null, refunded_at: '2026-11-22T09:00:00Z' },
        }}
      />
    )),
}
export const LongText: Story<typeof PaymentResult> = {
  args: {
    payment: {
      ...samplePayment,
      card: { brand: longWord, last4: '4242' },
      receipt_number: longWord,
      refund: { amount: 60_000, reason: 'PROGRAMME', note: longWord, refunded_at: null },
    },
  },
}
export const PaymentsInEachStatus: Story<typeof PaymentResult> = {
  render: () => (
    <OwnPayments
      payments={[
        ...paymentStatuses.map((status) => ({ ...samplePayment, payment_id: status, status })),
        ...failureCodes.map((failure) => ({ ...failedPayment, payment_id: failure, failure })),
        {
          ...samplePayment,
          payment_id: 'long',
          role: longText,
          company_name: longWord,
          receipt_url: '/backend/receipt',
        },
      ]}
    />
  ),
}
export const NoPayments: Story<typeof PaymentResult> = {
  render: () => <OwnPayments payments={[]} />,
}
