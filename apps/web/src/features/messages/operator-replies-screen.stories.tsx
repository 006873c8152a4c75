import type { MessageReply } from '@fledge/contract/messages/reply-schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleReplies, sampleReply } from '../../testing/samples/replies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorRepliesScreen from './operator-replies-screen.tsx'

const withReplies = (...replies: readonly MessageReply[]) =>
  withServer(
    [
      noSavedViews,
      respondWith('pendingActs', 'listPendingActs', []),
      respondWith('messages', 'listMessageReplies', [...replies]),
      neverRespond('messages', 'decideMessageReply'),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorRepliesScreen> = {
  component: OperatorRepliesScreen,
  decorators: [withReplies(...sampleReplies)],
}
export default meta

export const InEachState: Story<typeof OperatorRepliesScreen> = {}
export const OfOneMessage: Story<typeof OperatorRepliesScreen> = {
  parameters: { address: '/?message=01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10' },
}
export const Answering: Story<typeof OperatorRepliesScreen> = {
  play: press('[aria-label="Reply to Amara Okafor"]', 'dialog[open]'),
}
export const Long: Story<typeof OperatorRepliesScreen> = {
  decorators: [withReplies({ ...sampleReply, name: longWord, body: longText })],
}
export const Empty: Story<typeof OperatorRepliesScreen> = { decorators: [withReplies()] }
export const Failed: Story<typeof OperatorRepliesScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', []),
        failWith('messages', 'listMessageReplies', { status: 500 }),
      ],
      sampleOperator,
    ),
  ],
}
