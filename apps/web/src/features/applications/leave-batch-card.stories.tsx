import { openByButton } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { LeaveBatchCard } from './leave-batch-card.tsx'

const meta: StoryMeta<typeof LeaveBatchCard> = {
  component: LeaveBatchCard,
  args: { application: 'application', batch: 'Spring batch', isSent: false },
  decorators: [withServer([respondWith('payments', 'getCheckout', sampleCheckout)], sampleIntern)],
}
export default meta

export const NotSubmitted: Story<typeof LeaveBatchCard> = {}
export const Submitted: Story<typeof LeaveBatchCard> = { args: { isSent: true } }
export const Asking: Story<typeof LeaveBatchCard> = {
  args: { batch: longText },
  play: openByButton('dialog[open] input'),
}
