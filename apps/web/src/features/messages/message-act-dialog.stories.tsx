import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleAwaitingMessage } from '../../testing/samples/messages.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { MessageActDialog } from './message-act-dialog.tsx'

const meta: StoryMeta<typeof MessageActDialog> = {
  component: MessageActDialog,
  args: { act: 'approve', message: sampleAwaitingMessage, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Approving: Story<typeof MessageActDialog> = {}
export const Cancelling: Story<typeof MessageActDialog> = { args: { act: 'cancel' } }
