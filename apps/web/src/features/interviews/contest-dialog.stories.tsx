import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ContestDialog } from './contest-dialog.tsx'

const meta: StoryMeta<typeof ContestDialog> = {
  component: ContestDialog,
  args: { send: ignore, busy: false, onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Empty: Story<typeof ContestDialog> = {}
export const Busy: Story<typeof ContestDialog> = { args: { busy: true } }
