import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { TeamQuestion } from './team-question.tsx'

const question = {
  question_id: 'question',
  points: ['Your registration number', 'Who signs agreements for your company?'],
  asked_at: '2026-11-23T09:00:00Z',
  due_at: '2026-11-30T09:00:00Z',
  answer: null,
  answered_at: null,
}

const meta: StoryMeta<typeof TeamQuestion> = {
  component: TeamQuestion,
  args: { question },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Asked: Story<typeof TeamQuestion> = {}
export const Supervisor: Story<typeof TeamQuestion> = {
  decorators: [withServer([], sampleColleague)],
}
export const Overdue: Story<typeof TeamQuestion> = {
  args: { question: { ...question, due_at: '2026-11-23T10:00:00Z' } },
}
export const Answered: Story<typeof TeamQuestion> = {
  args: {
    question: {
      ...question,
      answer: 'HRB 1234 Berlin. Grace Lin signs.',
      answered_at: '2026-11-24T08:00:00Z',
    },
  },
}
export const LongText: Story<typeof TeamQuestion> = {
  args: { question: { ...question, points: [longText, longWord] } },
}
