import { press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import {
  challengeQuestion,
  contactQuestion,
  hostSteps,
  hoursQuestion,
  longQuestion,
  ratingQuestion,
} from '../../testing/samples/weekly-feedback.ts'
import { WeekPage } from './week-page.tsx'

const earlier = [
  { week: 1, value: 6 },
  { week: 2, value: 9 },
]

const meta: StoryMeta<typeof WeekPage> = {
  component: WeekPage,
  args: {
    question: ratingQuestion,
    side: 'intern',
    onSave: () => new Promise(ignore),
    onProject: () => Promise.resolve(null),
    onStep: ignore,
    nextLabel: 'Next',
  },
  decorators: [withServer([], sampleIntern)],
}
export default meta

export const Unanswered: Story<typeof WeekPage> = {}
export const BetterThanBefore: Story<typeof WeekPage> = {
  args: { question: { ...ratingQuestion, answer: 10, earlier } },
}
export const HoursBefore: Story<typeof WeekPage> = {
  args: {
    question: { ...hoursQuestion, answer: null, earlier: [{ week: 2, value: 29.5 }] },
  },
}
export const FirstQuestion: Story<typeof WeekPage> = { args: { question: hoursQuestion } }
export const LastOfCompany: Story<typeof WeekPage> = {
  args: {
    question: { ...contactQuestion, steps: [...hostSteps] },
    side: 'company',
    nextLabel: 'Complete',
    note: 'You can’t change your answers afterwards.',
  },
}
export const Overdue: Story<typeof WeekPage> = {
  args: {
    question: {
      ...ratingQuestion,
      unlocks_at: '2026-11-13T12:00:00Z',
      visible_at: '2026-11-20T12:00:00Z',
    },
  },
}
export const Missing: Story<typeof WeekPage> = {
  args: { question: challengeQuestion },
  play: press('button[type="submit"]', '[aria-invalid="true"]'),
}
export const Saving: Story<typeof WeekPage> = {
  args: { question: { ...ratingQuestion, answer: 8 } },
  play: press('button[type="submit"]', 'button[aria-busy="true"]'),
}
export const Refused: Story<typeof WeekPage> = {
  args: {
    question: { ...hoursQuestion, answer: 80 },
    onSave: () =>
      Promise.reject(
        new ApiError(400, 'VALIDATION', '', { answer: 'Enter a number from 0 to 60.' }),
      ),
  },
  play: press('button[type="submit"]', '[aria-invalid="true"]'),
}
export const LongText: Story<typeof WeekPage> = { args: { question: longQuestion } }
