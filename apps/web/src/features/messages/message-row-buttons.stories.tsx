import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleAwaitingMessage, sampleMessage } from '../../testing/samples/messages.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { MessageRowButtons } from './message-row-buttons.tsx'

const meta: StoryMeta<typeof MessageRowButtons> = {
  component: MessageRowButtons,
  args: { message: sampleAwaitingMessage },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Awaiting: Story<typeof MessageRowButtons> = {}
export const Sent: Story<typeof MessageRowButtons> = { args: { message: sampleMessage } }
