import { paths } from '@fledge/contract/paths.ts'
import type { WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import {
  dueWeek,
  feedbackOffer,
  internSteps,
  longQuestion,
  ratingQuestion,
} from '../../testing/samples/weekly-feedback.ts'
import InternCheckpointScreen from './intern-checkpoint-screen.tsx'

const around = [
  respondWith('weeklyFeedback', 'listInternWeeks', [dueWeek]),
  respondWith('weeklyFeedback', 'feedbackOffer', feedbackOffer),
]
const withQuestion = (question: WeekQuestion) =>
  withServer([respondWith('weeklyFeedback', 'internQuestion', question), ...around], sampleIntern)

/** The address of the third week. */
const week = '/intern/internship-management/weekly-checkpoint/week-3'
const atStep = (step: string) => ({
  address: `${week}?question=${step}`,
  route: paths.intern.checkpoint,
})

const meta: StoryMeta<typeof InternCheckpointScreen> = {
  component: InternCheckpointScreen,
  decorators: [withQuestion(ratingQuestion)],
  parameters: { address: week, route: paths.intern.checkpoint },
}
export default meta

/** The first question without an answer. */
export const Resumed: Story<typeof InternCheckpointScreen> = {}
export const Review: Story<typeof InternCheckpointScreen> = {
  decorators: [
    withQuestion({
      ...ratingQuestion,
      steps: internSteps.map((step) => ({ ...step, answered: true, says: step.says ?? 'Daily' })),
    }),
  ],
  parameters: atStep('review'),
}
export const ReviewIncomplete: Story<typeof InternCheckpointScreen> = {
  decorators: [withQuestion(longQuestion)],
  parameters: atStep('review'),
}
export const Closed: Story<typeof InternCheckpointScreen> = {
  decorators: [withQuestion({ ...ratingQuestion, is_completed: true })],
}
export const Loading: Story<typeof InternCheckpointScreen> = {
  decorators: [withServer([neverRespond('weeklyFeedback', 'internQuestion')], sampleIntern)],
}
export const Missing: Story<typeof InternCheckpointScreen> = {
  decorators: [
    withServer([failWith('weeklyFeedback', 'internQuestion', { status: 404 })], sampleIntern),
  ],
}
/** Without a week in the address, and none that is due. */
export const NoneDue: Story<typeof InternCheckpointScreen> = {
  decorators: [withServer([respondWith('internships', 'internProgress', null)], sampleIntern)],
  parameters: { address: '/intern/internship-management/weekly-checkpoint' },
}
