import type { Checkout } from '@fledge/contract/payments/schema.ts'
import { waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  checkoutOffer,
  refundedPayment,
  sampleCheckout,
  samplePayment,
  waitingPayment,
} from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import InternCheckoutScreen from './intern-checkout-screen.tsx'

const payable: Checkout = {
  ...sampleCheckout,
  offer: checkoutOffer,
  payments: [],
  provider: { publishable_key: 'sandbox', is_sandbox: true },
}
const withCheckout = (checkout: Partial<Checkout>) =>
  withServer(
    [
      respondWith('payments', 'getCheckout', { ...payable, ...checkout }),
      neverRespond('payments', 'settlePayment'),
    ],
    sampleIntern,
  )

const meta: StoryMeta<typeof InternCheckoutScreen> = { component: InternCheckoutScreen }
export default meta

export const ToPay: Story<typeof InternCheckoutScreen> = {
  decorators: [withCheckout({})],
  play: waitFor('input[name="card-number"]'),
}
export const AtBank: Story<typeof InternCheckoutScreen> = {
  decorators: [withCheckout({ payments: [waitingPayment] })],
}
export const NotNow: Story<typeof InternCheckoutScreen> = {
  decorators: [withCheckout({ may: { pay: 'payments.refused.nothingToPay' } })],
}
export const WithoutOffer: Story<typeof InternCheckoutScreen> = {
  decorators: [withCheckout({ offer: null })],
}
export const Paid: Story<typeof InternCheckoutScreen> = {
  decorators: [withCheckout({ payments: [samplePayment], may: { pay: 'payments.refused.paid' } })],
}
export const Refunding: Story<typeof InternCheckoutScreen> = {
  decorators: [
    withCheckout({
      payments: [
        {
          ...refundedPayment,
          refund: { amount: 120_000, reason: 'PAID_TWICE', note: null, refunded_at: null },
        },
      ],
      may: { pay: 'payments.refused.paid' },
    }),
  ],
}
export const Refunded: Story<typeof InternCheckoutScreen> = {
  decorators: [
    withCheckout({ payments: [refundedPayment], may: { pay: 'payments.refused.nothingToPay' } }),
  ],
}
export const Loading: Story<typeof InternCheckoutScreen> = {
  decorators: [withServer([neverRespond('payments', 'getCheckout')], sampleIntern)],
}
export const Missing: Story<typeof InternCheckoutScreen> = {
  decorators: [withServer([failWith('payments', 'getCheckout', { status: 404 })], sampleIntern)],
}
