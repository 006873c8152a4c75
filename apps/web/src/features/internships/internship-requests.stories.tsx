import { waitForElement } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCase } from '../../testing/samples/cases.ts'
import {
  sampleAction,
  sampleProgress,
  upcomingProgress,
} from '../../testing/samples/internships.ts'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { InternshipRequests } from './internship-requests.tsx'

const meta: StoryMeta<typeof InternshipRequests> = {
  component: InternshipRequests,
  args: { progress: sampleProgress, side: 'intern' },
  decorators: [withServer([], sampleIntern)],
}
export default meta

export const None: Story<typeof InternshipRequests> = {}
export const Requests: Story<typeof InternshipRequests> = {
  args: {
    progress: {
      ...sampleProgress,
      actions: [
        sampleAction,
        {
          ...sampleAction,
          action_id: 'declined',
          kind: 'END_EARLY',
          status: 'DECLINED',
          decision_reason: longText,
          note: longText,
          answer_by: null,
        },
        {
          ...sampleAction,
          action_id: 'accepted',
          kind: 'CHANGE_SUPERVISOR',
          status: 'ACCEPTED',
          supervisor_name: longWord,
          data: {},
          answer_by: null,
        },
      ],
    },
  },
}
const concern = {
  ...sampleAction,
  kind: 'REPORT_CONCERN',
  data: {},
  messages: sampleCase.messages,
} as const
export const Concern: Story<typeof InternshipRequests> = {
  args: { progress: { ...sampleProgress, actions: [concern] } },
}
export const LongMessage: Story<typeof InternshipRequests> = {
  args: {
    side: 'company',
    progress: {
      ...sampleProgress,
      actions: [
        {
          ...concern,
          raised_by: 'company',
          messages: sampleCase.messages.map((message) => ({
            ...message,
            message: `${longText} ${longWord}`,
            author: longWord,
          })),
        },
      ],
    },
  },
}
export const SupervisorLeft: Story<typeof InternshipRequests> = {
  args: {
    side: 'company',
    progress: {
      ...sampleProgress,
      supervisors: sampleProgress.supervisors.map((supervisor) => ({
        ...supervisor,
        is_active: false,
      })),
    },
  },
}
export const Cancelling: Story<typeof InternshipRequests> = {
  args: { progress: upcomingProgress },
  decorators: [withServer([respondWith('payments', 'getCheckout', sampleCheckout)], sampleIntern)],
  play: async () => {
    const buttons = document.querySelectorAll('button')
    buttons.item(buttons.length - 1).click()
    await waitForElement('dialog[open]')
  },
}
