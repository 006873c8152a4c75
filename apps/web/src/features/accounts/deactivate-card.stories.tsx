import { openByButton, press, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { DeactivateCard } from './deactivate-card.tsx'

const reasons = respondWith('lookups', 'listFeedbackReasons', [
  { id: 'BREAK', name: 'I need a break', kind: 'deactivate' },
  { id: 'OTHER', name: longText, kind: 'deactivate' },
])
const withPayments = (payments: typeof sampleCheckout.payments) =>
  withServer(
    [reasons, respondWith('payments', 'getCheckout', { ...sampleCheckout, payments })],
    sampleIntern,
  )
const open = openByButton('dialog[open] input[type="radio"]')

const meta: StoryMeta<typeof DeactivateCard> = {
  component: DeactivateCard,
  decorators: [withPayments([])],
}
export default meta

export const Closed: Story<typeof DeactivateCard> = {}
export const Asking: Story<typeof DeactivateCard> = { play: open }
export const AskingWithPaidPlace: Story<typeof DeactivateCard> = {
  decorators: [withPayments(sampleCheckout.payments)],
  play: open,
}
export const AskingBeforeReasonsHaveLoaded: Story<typeof DeactivateCard> = {
  decorators: [
    withServer(
      [neverRespond('lookups', 'listFeedbackReasons'), neverRespond('payments', 'getCheckout')],
      sampleIntern,
    ),
  ],
  play: openByButton('dialog[open]'),
}
export const Busy: Story<typeof DeactivateCard> = {
  decorators: [
    withServer(
      [
        reasons,
        respondWith('payments', 'getCheckout', { ...sampleCheckout, payments: [] }),
        neverRespond('accounts', 'deactivateAccount'),
      ],
      sampleIntern,
    ),
  ],
  play: async (canvas) => {
    await open(canvas)
    await press('dialog[open] input[type="radio"]')()
    const buttons = document.querySelectorAll<HTMLElement>('dialog[open] button')
    buttons.item(buttons.length - 1).click()
    await waitForElement('dialog[open] [aria-busy="true"]')
  },
}
