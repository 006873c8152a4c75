import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { VideoUpload } from './video-upload.tsx'

const meta: StoryMeta<typeof VideoUpload> = {
  component: VideoUpload,
  args: { onKeep: () => Promise.resolve(true) },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Empty: Story<typeof VideoUpload> = {}
