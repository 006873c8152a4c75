import { enterText, openByButton, submit } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { EraseCard } from './erase-card.tsx'

const open = openByButton('dialog[open] input')

const meta: StoryMeta<typeof EraseCard> = {
  component: EraseCard,
  decorators: [
    withServer(
      [
        respondWith('payments', 'getCheckout', sampleCheckout),
        failWith('accounts', 'eraseAccount', {
          status: 400,
          code: 'VALIDATION',
          fields: { email: 'Enter the email address of this account' },
        }),
      ],
      sampleIntern,
    ),
  ],
}
export default meta

export const Closed: Story<typeof EraseCard> = {}
export const Asking: Story<typeof EraseCard> = { play: open }
export const WithoutEmail: Story<typeof EraseCard> = {
  play: async (canvas) => {
    await open(canvas)
    await submit()
  },
}
export const RefusedEmail: Story<typeof EraseCard> = {
  play: async (canvas) => {
    await open(canvas)
    await enterText('dialog[open] input', 'grace@example.com')
    await submit()
  },
}
