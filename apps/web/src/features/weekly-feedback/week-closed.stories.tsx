import { Button } from '@fledge/ui/button.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { longQuestion, ratingQuestion } from '../../testing/samples/weekly-feedback.ts'
import { WeekClosed } from './week-closed.tsx'

const meta: StoryMeta<typeof WeekClosed> = {
  component: WeekClosed,
  args: {
    question: ratingQuestion,
    side: 'intern',
    action: <Button tone="primary">See your internship</Button>,
  },
}
export default meta

const completed = { is_completed: true }
export const Completed: Story<typeof WeekClosed> = {
  args: { question: { ...ratingQuestion, ...completed } },
}
export const CompletedByCompany: Story<typeof WeekClosed> = {
  args: {
    question: { ...ratingQuestion, ...completed, visible_at: '2026-11-20T12:00:00Z' },
    side: 'company',
  },
}
export const Missed: Story<typeof WeekClosed> = {
  args: { question: { ...ratingQuestion, is_missed: true } },
}
export const Locked: Story<typeof WeekClosed> = {
  args: {
    question: { ...ratingQuestion, is_locked: true, unlocks_at: '2026-11-27T12:00:00Z' },
  },
}
export const LongText: Story<typeof WeekClosed> = {
  args: { question: { ...longQuestion, ...completed } },
}
