import type { WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import {
  contactQuestion,
  dueWeek,
  hostSteps,
  ratingQuestion,
} from '../../testing/samples/weekly-feedback.ts'
import { HostWeek } from './host-week.tsx'

const withQuestion = (question: WeekQuestion) =>
  withServer(
    [
      respondWith('weeklyFeedback', 'hostQuestion', question),
      respondWith('weeklyFeedback', 'listHostWeeks', [dueWeek]),
    ],
    sampleMember,
  )
const question = { ...ratingQuestion, steps: [...hostSteps] }

const meta: StoryMeta<typeof HostWeek> = {
  component: HostWeek,
  args: {
    intern: 'intern',
    week: 'week-3',
    requested: ratingQuestion.slug,
    onStep: ignore,
    onDone: ignore,
    onWeek: ignore,
  },
}
export default meta

export const Question: Story<typeof HostWeek> = { decorators: [withQuestion(question)] }
export const LastQuestion: Story<typeof HostWeek> = {
  args: { requested: contactQuestion.slug },
  decorators: [
    withQuestion({
      ...contactQuestion,
      steps: hostSteps.map((step) => ({
        ...step,
        answered: step.slug !== contactQuestion.slug,
      })),
    }),
  ],
}
export const Completed: Story<typeof HostWeek> = {
  decorators: [withQuestion({ ...question, is_completed: true })],
}
export const Loading: Story<typeof HostWeek> = {
  decorators: [withServer([neverRespond('weeklyFeedback', 'hostQuestion')], sampleMember)],
}
export const Failed: Story<typeof HostWeek> = {
  decorators: [
    withServer([failWith('weeklyFeedback', 'hostQuestion', { status: 500 })], sampleMember),
  ],
}
