import type { InternPayment } from '@fledge/contract/payments/schema.ts'
import { enterText, press, waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Decorator, Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { failedPayment, waitingPayment } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { PayForm } from './pay-form.tsx'

const created = respondWith('payments', 'createPayment', {
  payment_id: 'payment',
  client_secret: 'secret',
  amount: 120_000,
  currency: 'USD',
})
const inSandbox = (status: string) =>
  respondWith('payments', 'payInSandbox', { status, error: null })
const read = (payment: InternPayment) =>
  respondWith('payments', 'settlePayment', { ...payment, client_secret: null })

/** The step at the bank is a dialog of the provider, outside the component. */
function CloseBank() {
  useEffect(() => () => document.querySelector('body > dialog')?.remove(), [])
  return null
}
const closesBank: Decorator = (Story) => (
  <>
    <Story />
    <CloseBank />
  </>
)

/** A `play` that enters a test card, accepts the terms and pays. */
const payAndWaitFor = (shown: string) => async () => {
  await enterText('input[name="card-number"]', '4242 4242 4242 4242')
  await enterText('input[name="card-expiry"]', '12 / 99')
  await enterText('input[name="card-cvc"]', '123')
  await press('#pay-terms')()
  await press('button[type="submit"]:not([aria-disabled])', shown)()
}

const meta: StoryMeta<typeof PayForm> = {
  component: PayForm,
  args: {
    offerId: 'offer',
    price: { amount: 120_000, currency: 'USD' },
    provider: { publishable_key: 'sandbox', is_sandbox: true },
    last: undefined,
    onBusy: ignore,
    onRead: ignore,
  },
  decorators: [withServer([neverRespond('payments', 'createPayment')], sampleIntern)],
  play: waitFor('input[name="card-number"]'),
}
export default meta

export const Empty: Story<typeof PayForm> = {}
/** Its script is on another host, from which no story loads anything. */
export const StripeAway: Story<typeof PayForm> = {
  args: { provider: { publishable_key: 'pk_test_story', is_sandbox: false } },
  play: waitFor('[role="alert"]'),
}
export const FailedBefore: Story<typeof PayForm> = { args: { last: failedPayment } }
export const DetailsMissing: Story<typeof PayForm> = {
  play: async () => {
    await waitForElement('input[name="card-number"]')
    await press('button[type="submit"]:not([aria-disabled])', '[aria-invalid="true"]')()
  },
}
export const Paying: Story<typeof PayForm> = { play: payAndWaitFor('button[aria-busy="true"]') }
export const AtBank: Story<typeof PayForm> = {
  decorators: [closesBank, withServer([created, inSandbox('requires_action')], sampleIntern)],
  play: payAndWaitFor('body > dialog[open]'),
}
export const Declined: Story<typeof PayForm> = {
  decorators: [
    withServer(
      [created, inSandbox('succeeded'), read({ ...failedPayment, failure: 'INSUFFICIENT_FUNDS' })],
      sampleIntern,
    ),
  ],
  play: payAndWaitFor('[role="alert"]'),
}
export const Unfinished: Story<typeof PayForm> = {
  decorators: [withServer([created, inSandbox('succeeded'), read(waitingPayment)], sampleIntern)],
  play: payAndWaitFor('[role="alert"]'),
}
export const ProviderNotResponding: Story<typeof PayForm> = {
  decorators: [
    withServer(
      [
        failWith('payments', 'createPayment', {
          status: 500,
          description: 'The card provider isn’t responding. You haven’t been charged.',
        }),
      ],
      sampleIntern,
    ),
  ],
  play: payAndWaitFor('[role="alert"]'),
}
