import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText, samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { CropDialog } from './crop-dialog.tsx'

const meta: StoryMeta<typeof CropDialog> = {
  component: CropDialog,
  args: {
    texts: {
      title: 'Choose the square',
      text: 'Move the picture, or use the arrow keys.',
      keep: 'Save picture',
    },
    url: samplePicture,
    busy: false,
    onClose: ignore,
    onKeep: ignore,
  },
  play: waitFor('dialog[open] [role="group"]'),
}
export default meta

export const Cropping: Story<typeof CropDialog> = {}
export const Saving: Story<typeof CropDialog> = { args: { busy: true } }
export const LongText: Story<typeof CropDialog> = {
  args: { texts: { title: longText, text: longText, keep: longText } },
}
