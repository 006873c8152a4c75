import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const meta: StoryMeta<typeof WithdrawDialog> = {
  component: WithdrawDialog,
  args: { candidature: 'candidature', name: 'Aurora Labs', onClose: ignore },
  decorators: [withServer([respondWith('payments', 'getCheckout', sampleCheckout)], sampleIntern)],
  play: waitFor('dialog[open]'),
}
export default meta

export const Reasons: Story<typeof WithdrawDialog> = {}
export const LongText: Story<typeof WithdrawDialog> = { args: { name: longWord } }
