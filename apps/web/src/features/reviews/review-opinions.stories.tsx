import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOpinion, takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewOpinions } from './review-opinions.tsx'

const openKey = 'opinions.refused.open'
const answered = {
  ...sampleOpinion,
  opinion_id: 'answered',
  status: 'ANSWERED',
  owner_name: null,
  answered_at: '2026-11-25T12:00:00Z',
  answerer_name: 'Jonas Brandt',
  recommendation: 'REQUEST_CHANGES',
  comment: 'The second job has no dates. Ask for them first.',
} as const

const meta: StoryMeta<typeof ReviewOpinions> = {
  component: ReviewOpinions,
  args: { review: takenReview },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const None: Story<typeof ReviewOpinions> = {}
export const Waiting: Story<typeof ReviewOpinions> = {
  args: {
    review: {
      ...takenReview,
      opinions: [sampleOpinion],
      may: { ...takenReview.may, askOpinion: openKey, cancelOpinion: true },
    },
  },
}
export const AskedOfMe: Story<typeof ReviewOpinions> = {
  args: {
    review: {
      ...takenReview,
      opinions: [sampleOpinion],
      may: { ...takenReview.may, askOpinion: openKey, answerOpinion: true },
    },
  },
}
export const BackWithTheTeam: Story<typeof ReviewOpinions> = {
  args: {
    review: {
      ...takenReview,
      opinions: [{ ...sampleOpinion, owner_name: null }],
      may: { ...takenReview.may, askOpinion: openKey, answerOpinion: true },
    },
  },
}
export const Given: Story<typeof ReviewOpinions> = {
  args: {
    review: {
      ...takenReview,
      opinions: [
        answered,
        { ...sampleOpinion, opinion_id: 'cancelled', status: 'CANCELLED', owner_name: null },
      ],
    },
  },
}
export const LongTexts: Story<typeof ReviewOpinions> = {
  args: {
    review: { ...takenReview, opinions: [{ ...answered, question: longText, comment: longWord }] },
  },
}
