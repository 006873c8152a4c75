import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleMessage, sampleRecipients } from '../../testing/samples/messages.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SentMessageDialog } from './sent-message-dialog.tsx'

const meta: StoryMeta<typeof SentMessageDialog> = {
  component: SentMessageDialog,
  args: { message: sampleMessage, onClose: ignore },
  decorators: [
    withServer(
      [respondWith('messages', 'listMessageRecipients', [...sampleRecipients])],
      sampleOperator,
    ),
  ],
}
export default meta

export const InEachState: Story<typeof SentMessageDialog> = {}
export const Failed: Story<typeof SentMessageDialog> = {
  decorators: [
    withServer([failWith('messages', 'listMessageRecipients', { status: 500 })], sampleOperator),
  ],
}
