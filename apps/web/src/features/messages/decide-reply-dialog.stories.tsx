import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleReply } from '../../testing/samples/replies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DecideReplyDialog } from './decide-reply-dialog.tsx'

const meta: StoryMeta<typeof DecideReplyDialog> = {
  component: DecideReplyDialog,
  args: { reply: sampleReply, onClose: ignore },
  decorators: [withServer([neverRespond('messages', 'decideMessageReply')], sampleOperator)],
}
export default meta

export const Answering: Story<typeof DecideReplyDialog> = {}
export const Closing: Story<typeof DecideReplyDialog> = {
  play: press('input[value="close"]', 'dialog[open]'),
}
export const Long: Story<typeof DecideReplyDialog> = {
  args: { reply: { ...sampleReply, body: longText } },
}
