import type { MessageView } from '@fledge/contract/messages/message-schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleMessage, sampleMessages, sampleRecipients } from '../../testing/samples/messages.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorMessagesScreen from './operator-messages-screen.tsx'

const withMessages = (...messages: readonly MessageView[]) =>
  withServer(
    [
      noSavedViews,
      respondWith('pendingActs', 'listPendingActs', []),
      respondWith('messages', 'listMessages', [...messages]),
      respondWith('messages', 'listMessageRecipients', [...sampleRecipients]),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorMessagesScreen> = {
  component: OperatorMessagesScreen,
  decorators: [withMessages(...sampleMessages)],
}
export default meta

export const InEachState: Story<typeof OperatorMessagesScreen> = {}
export const LongTexts: Story<typeof OperatorMessagesScreen> = {
  decorators: [withMessages({ ...sampleMessage, author_name: longWord, subject: longText })],
}
export const Showing: Story<typeof OperatorMessagesScreen> = {
  play: press('td button', 'dialog[open]'),
}
export const Empty: Story<typeof OperatorMessagesScreen> = { decorators: [withMessages()] }
export const NoMatch: Story<typeof OperatorMessagesScreen> = {
  decorators: [withMessages()],
  parameters: { address: '/?search=zeno' },
}
export const Loading: Story<typeof OperatorMessagesScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', []),
        neverRespond('messages', 'listMessages'),
      ],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof OperatorMessagesScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', []),
        failWith('messages', 'listMessages', { status: 500 }),
      ],
      sampleOperator,
    ),
  ],
}
