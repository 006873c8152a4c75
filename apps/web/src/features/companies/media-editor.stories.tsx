import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { noMedia, sampleMedia } from '../../testing/samples/companies.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { MediaEditor } from './media-editor.tsx'

const meta: StoryMeta<typeof MediaEditor> = {
  component: MediaEditor,
  args: { name: 'Aurora Labs', media: sampleMedia },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Filled: Story<typeof MediaEditor> = {}
export const Empty: Story<typeof MediaEditor> = { args: { media: noMedia } }
