import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta: StoryMeta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    title: 'Delete the entry?',
    text: 'Companies no longer see it.',
    act: 'Delete',
    busy: false,
    onSure: ignore,
    onClose: ignore,
  },
  play: waitFor('dialog[open]'),
}
export default meta

export const Danger: Story<typeof ConfirmDialog> = {}
export const Harmless: Story<typeof ConfirmDialog> = { args: { harmless: true, act: 'Publish' } }
export const Busy: Story<typeof ConfirmDialog> = { args: { busy: true } }
export const LongText: Story<typeof ConfirmDialog> = {
  args: { title: longText, text: longText, act: longText },
}
