import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleQuestion } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CompanyQuestions } from './company-questions.tsx'

const meta: StoryMeta<typeof CompanyQuestions> = {
  component: CompanyQuestions,
  decorators: [withServer([], sampleOperator)],
}
export default meta

const answered = {
  ...sampleQuestion,
  question_id: 'answered',
  answer: 'HRB 1234 Berlin.\nGrace Lin signs.',
  answered_by: 'Grace Lin',
  answered_at: '2026-11-24T08:00:00Z',
}

export const Asked: Story<typeof CompanyQuestions> = { args: { questions: [sampleQuestion] } }
export const Answered: Story<typeof CompanyQuestions> = { args: { questions: [answered] } }
export const Overdue: Story<typeof CompanyQuestions> = {
  args: {
    questions: [
      { ...sampleQuestion, due_at: '2026-11-23T10:00:00Z', asked_by: '' },
      { ...sampleQuestion, question_id: 'closed', is_open: false },
    ],
  },
}
export const LongText: Story<typeof CompanyQuestions> = {
  args: {
    questions: [
      { ...answered, points: [longText, longWord], answer: longText, asked_by: longWord },
    ],
  },
}
