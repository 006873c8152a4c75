import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleQuestion } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { QuestionBadge } from './question-badge.tsx'

const meta: StoryMeta<typeof QuestionBadge> = {
  component: QuestionBadge,
  args: { question: sampleQuestion },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Asked: Story<typeof QuestionBadge> = {}
export const Answered: Story<typeof QuestionBadge> = {
  args: { question: { ...sampleQuestion, answered_at: '2026-11-24T08:00:00Z' } },
}
export const Overdue: Story<typeof QuestionBadge> = {
  args: { question: { ...sampleQuestion, due_at: '2026-11-23T10:00:00Z' } },
}
