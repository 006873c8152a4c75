import { enterText, press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { WithValue } from '@fledge/ui/testing/with-value.tsx'
import type { ComponentProps } from 'react'
import { projectsQuestion } from '../../testing/samples/weekly-feedback.ts'
import { MultipleChoice } from './multiple-choice.tsx'

const meta: StoryMeta<typeof MultipleChoice> = {
  component: MultipleChoice,
  args: { question: projectsQuestion, value: [], onAdd: (name) => Promise.resolve(name) },
  render: (props: ComponentProps<typeof MultipleChoice>) => (
    <WithValue start={props.value}>
      {(value, setValue) => <MultipleChoice {...props} value={value} onChange={setValue} />}
    </WithValue>
  ),
}
export default meta

export const NoneChosen: Story<typeof MultipleChoice> = {}
export const Missing: Story<typeof MultipleChoice> = { args: { error: 'Choose from the list.' } }
export const Full: Story<typeof MultipleChoice> = {
  args: { question: { ...projectsQuestion, max: 1 }, value: ['system'] },
}
export const NoOptions: Story<typeof MultipleChoice> = {
  args: { question: { ...projectsQuestion, options: [] } },
}
export const SkillsOfOneself: Story<typeof MultipleChoice> = {
  args: {
    question: { ...projectsQuestion, slug: 'new-skills', type: 'skills', min: 0, max: 10 },
    value: ['Paper models'],
  },
}
export const Added: Story<typeof MultipleChoice> = {
  play: async () => {
    await enterText('input[type="text"]', 'Pattern library')
    await press('button', 'input:checked')()
  },
}
export const LongText: Story<typeof MultipleChoice> = {
  args: {
    question: { ...projectsQuestion, options: [{ id: 'long', label: longText }] },
    value: [longWord],
  },
}
