import { waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleComment, sampleReview, takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleHolder } from '../../testing/samples/waits.ts'
import { storyNow } from '../../testing/story-time.ts'
import { ReviewDecisionBar } from './review-decision-bar.tsx'

const notNow = 'errors.ILLEGAL_TRANSITION'
const withDrafts = {
  ...takenReview,
  comments: [
    { ...sampleComment, sent_at: null },
    {
      ...sampleComment,
      comment_id: 'other',
      section: 'VIDEO_PROFILE' as const,
      sent_at: null,
    },
  ],
  may: { ...takenReview.may, requestChanges: true as const },
}

const meta: StoryMeta<typeof ReviewDecisionBar> = {
  component: ReviewDecisionBar,
  args: {
    review: sampleReview,
    onTaken: ignore,
    onDecided: ignore,
    onReopen: ignore,
  },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Submitted: Story<typeof ReviewDecisionBar> = {}
export const Taken: Story<typeof ReviewDecisionBar> = { args: { review: takenReview } }
export const TakenByColleague: Story<typeof ReviewDecisionBar> = {
  args: {
    review: {
      ...takenReview,
      owner: sampleHolder,
      may: { ...takenReview.may, takeOver: true },
    },
  },
}
export const WithComments: Story<typeof ReviewDecisionBar> = { args: { review: withDrafts } }
export const Decided: Story<typeof ReviewDecisionBar> = {
  args: {
    review: {
      ...takenReview,
      status: 'APPROVED',
      may: { ...takenReview.may, requestChanges: notNow, approve: notNow, reject: notNow },
    },
  },
}
export const Pending: Story<typeof ReviewDecisionBar> = {
  args: {
    review: {
      ...takenReview,
      pending: {
        act_id: 'act',
        act: 'approveApplication',
        due_at: storyNow,
        actor_id: 'operator-user',
        actor_name: 'Iris Weber',
      },
    },
  },
}
export const Taking: Story<typeof ReviewDecisionBar> = {
  decorators: [withServer([neverRespond('reviews', 'takeReview')], sampleOperator)],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click()
    await waitForElement('button[aria-busy="true"]')
  },
}
export const Rejecting: Story<typeof ReviewDecisionBar> = {
  args: {
    review: {
      ...takenReview,
      profile: { ...takenReview.profile, first_name: longWord },
    },
  },
  play: async ({ canvasElement }) => {
    const buttons = [...canvasElement.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.startsWith('Reject'))?.click()
    await waitForElement('dialog[open]')
  },
}
