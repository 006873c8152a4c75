import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { ImageDrop } from './image-drop.tsx'

const meta: StoryMeta<typeof ImageDrop> = {
  component: ImageDrop,
  args: {
    label: 'New picture',
    prompt: 'Drop an image here, or choose one',
    rule: 'JPG, PNG or SVG, up to 10 MB',
    onKept: ignore,
  },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Empty: Story<typeof ImageDrop> = {}
export const Disabled: Story<typeof ImageDrop> = { args: { disabled: true } }
export const LongText: Story<typeof ImageDrop> = { args: { label: longText, rule: longText } }
