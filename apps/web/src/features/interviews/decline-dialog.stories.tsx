import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { DeclineDialog } from './decline-dialog.tsx'

const meta: StoryMeta<typeof DeclineDialog> = {
  component: DeclineDialog,
  args: {
    interview: { interview_id: 'interview', company: { name: 'Aurora Labs' } },
    onClose: ignore,
  },
  play: waitFor('dialog[open]'),
}
export default meta

export const Reasons: Story<typeof DeclineDialog> = {}
export const LongText: Story<typeof DeclineDialog> = {
  args: { interview: { interview_id: 'interview', company: { name: longText } } },
}
