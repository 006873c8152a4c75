import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { RemoveFileDialog } from './remove-file-dialog.tsx'

const meta: StoryMeta<typeof RemoveFileDialog> = {
  component: RemoveFileDialog,
  args: { kind: 'photo', busy: false, remove: () => Promise.resolve(true), onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Photo: Story<typeof RemoveFileDialog> = {}
export const Video: Story<typeof RemoveFileDialog> = { args: { kind: 'video' } }
export const Busy: Story<typeof RemoveFileDialog> = { args: { busy: true } }
