import { press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { waitingPayment } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { BankStep } from './bank-step.tsx'

const meta: StoryMeta<typeof BankStep> = {
  component: BankStep,
  args: {
    payment: waitingPayment,
    provider: { publishable_key: 'sandbox', is_sandbox: true },
    onRead: ignore,
  },
  decorators: [withServer([neverRespond('payments', 'settlePayment')], sampleIntern)],
}
export default meta

export const Waiting: Story<typeof BankStep> = {}
export const WithoutDeadline: Story<typeof BankStep> = {
  args: { payment: { ...waitingPayment, open_until: null } },
}
export const Continuing: Story<typeof BankStep> = {
  play: press('button', 'button[aria-busy="true"]'),
}
export const Cancelling: Story<typeof BankStep> = {
  play: press('button:last-of-type', 'button[aria-busy="true"]:last-of-type'),
}
