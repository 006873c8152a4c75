import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleStage } from '../../testing/samples/candidatures.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CandidateNext } from './candidate-next.tsx'

const feedback = { label: 'Give feedback', action: 'feedback' } as const

const meta: StoryMeta<typeof CandidateNext> = {
  component: CandidateNext,
  args: {
    id: 'candidature',
    stage: sampleStage,
    agreedAt: null,
    sentence: 'Reply to Amara Okafor',
    toInterviews: null,
    onInterviews: ignore,
    offer: 'Make an offer',
  },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Reply: Story<typeof CandidateNext> = {}
export const FeedbackDue: Story<typeof CandidateNext> = { args: { toInterviews: feedback } }
/** The list of interviews has the button itself. */
export const FeedbackDueInList: Story<typeof CandidateNext> = {
  args: { toInterviews: feedback },
  parameters: { address: '/?tab=interviews' },
}
export const OfferPossible: Story<typeof CandidateNext> = {
  args: { stage: { ...sampleStage, stage: 'INTERVIEWED' } },
}
export const LongText: Story<typeof CandidateNext> = {
  args: {
    stage: { ...sampleStage, stage: 'INTERVIEWED', answer_overdue: longText },
    sentence: `Reply to ${longWord}`,
    toInterviews: { ...feedback, label: longText },
  },
}
