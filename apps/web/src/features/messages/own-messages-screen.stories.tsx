import type { OwnMessage } from '@fledge/contract/messages/reply-schema.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOwnMessage } from '../../testing/samples/replies.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import OwnMessagesScreen from './own-messages-screen.tsx'

const withMessages = (...messages: readonly OwnMessage[]) =>
  withServer(
    [
      respondWith('messages', 'listOwnMessages', [...messages]),
      neverRespond('messages', 'replyToMessage'),
    ],
    sampleIntern,
  )
const unanswered: OwnMessage = {
  ...sampleOwnMessage,
  message_id: '01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e11',
  subject: 'Can you come on Monday?',
  replies: [],
}

const meta: StoryMeta<typeof OwnMessagesScreen> = {
  component: OwnMessagesScreen,
  decorators: [withMessages(unanswered, sampleOwnMessage)],
}
export default meta

export const All: Story<typeof OwnMessagesScreen> = {}
export const One: Story<typeof OwnMessagesScreen> = {
  parameters: { address: `/?message=${sampleOwnMessage.message_id}` },
}
export const NoMoreReplies: Story<typeof OwnMessagesScreen> = {
  decorators: [withMessages({ ...sampleOwnMessage, may: { send: 'replies.refused.tooMany' } })],
}
export const Long: Story<typeof OwnMessagesScreen> = {
  decorators: [withMessages({ ...sampleOwnMessage, subject: longWord, body: longText })],
}
export const Empty: Story<typeof OwnMessagesScreen> = { decorators: [withMessages()] }
export const Failed: Story<typeof OwnMessagesScreen> = {
  decorators: [
    withServer([failWith('messages', 'listOwnMessages', { status: 500 })], sampleIntern),
  ],
}
