import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const meta: StoryMeta<typeof ReasonDialog> = {
  component: ReasonDialog,
  args: {
    title: 'Withdraw the offer?',
    text: 'Amara Okafor is told by email.',
    reasons: [
      { id: 'FILLED', text: 'The place is filled' },
      { id: 'OTHER', text: longText },
    ],
    act: 'Withdraw',
    busy: false,
    onSend: ignore,
    onClose: ignore,
  },
  play: waitFor('dialog[open]'),
}
export default meta

export const NothingChosen: Story<typeof ReasonDialog> = {}
export const Chosen: Story<typeof ReasonDialog> = {
  play: press('dialog[open] input[value="OTHER"]'),
}
export const Busy: Story<typeof ReasonDialog> = { args: { busy: true } }
