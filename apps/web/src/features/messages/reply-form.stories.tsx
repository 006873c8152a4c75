import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ReplyForm } from './reply-form.tsx'

const meta: StoryMeta<typeof ReplyForm> = {
  component: ReplyForm,
  args: { id: 'message-1', subject: 'Can you come on Monday?' },
  decorators: [withServer([neverRespond('messages', 'replyToMessage')], sampleIntern)],
}
export default meta

export const Empty: Story<typeof ReplyForm> = {}
