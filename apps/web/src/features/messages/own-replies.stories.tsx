import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOwnMessage } from '../../testing/samples/replies.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { OwnReplies } from './own-replies.tsx'

const meta: StoryMeta<typeof OwnReplies> = {
  component: OwnReplies,
  args: { replies: sampleOwnMessage.replies },
  decorators: [withServer([], sampleIntern)],
}
export default meta

export const AnsweredAndOpen: Story<typeof OwnReplies> = {}
export const Long: Story<typeof OwnReplies> = {
  args: { replies: sampleOwnMessage.replies.map((reply) => ({ ...reply, body: longText })) },
}
