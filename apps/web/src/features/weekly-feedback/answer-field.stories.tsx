import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import {
  challengeQuestion,
  contactQuestion,
  hoursQuestion,
  projectsQuestion,
  ratingQuestion,
} from '../../testing/samples/weekly-feedback.ts'
import { AnswerField } from './answer-field.tsx'

const meta: StoryMeta<typeof AnswerField> = {
  component: AnswerField,
  args: { value: null, onChange: ignore, onProject: () => Promise.resolve('project') },
}
export default meta

export const Rating: Story<typeof AnswerField> = { args: { question: ratingQuestion, value: 8 } }
export const RatingMissing: Story<typeof AnswerField> = {
  args: { question: ratingQuestion, error: 'Choose an answer.' },
}
export const Frequency: Story<typeof AnswerField> = {
  args: { question: contactQuestion, value: 'ONCE' },
}
export const FrequencyMissing: Story<typeof AnswerField> = {
  args: { question: contactQuestion, error: 'Choose an answer.' },
}
export const Hours: Story<typeof AnswerField> = { args: { question: hoursQuestion, value: 31 } }
export const HoursWrong: Story<typeof AnswerField> = {
  args: { question: hoursQuestion, value: 90, error: 'Enter a number from 0 to 80.' },
}
export const Text: Story<typeof AnswerField> = {
  args: { question: challengeQuestion, value: `${longText} ${longWord}` },
}
export const TextMissing: Story<typeof AnswerField> = {
  args: { question: challengeQuestion, error: 'Enter an answer of up to 2,000 characters.' },
}
export const Projects: Story<typeof AnswerField> = {
  args: { question: projectsQuestion, value: ['system'] },
}
