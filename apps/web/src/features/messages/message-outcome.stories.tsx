import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import {
  sampleAwaitingMessage,
  sampleCancelledMessage,
  sampleMessage,
} from '../../testing/samples/messages.ts'
import { MessageOutcome } from './message-outcome.tsx'

const meta: StoryMeta<typeof MessageOutcome> = {
  component: MessageOutcome,
  args: { message: sampleMessage },
}
export default meta

export const Sent: Story<typeof MessageOutcome> = {}
export const AwaitingApproval: Story<typeof MessageOutcome> = {
  args: { message: sampleAwaitingMessage },
}
export const Scheduled: Story<typeof MessageOutcome> = {
  args: { message: { ...sampleAwaitingMessage, state: 'SCHEDULED' } },
}
export const Cancelled: Story<typeof MessageOutcome> = { args: { message: sampleCancelledMessage } }
export const LongTexts: Story<typeof MessageOutcome> = {
  args: {
    message: {
      ...sampleCancelledMessage,
      approver_name: longWord,
      cancelled: { at: '2026-11-20T10:00:00Z', canceller_name: longWord, note: longText },
    },
  },
}
