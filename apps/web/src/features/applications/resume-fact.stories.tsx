import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ResumeFact } from './resume-fact.tsx'
import type { CheckFact } from './resume-facts.ts'

const school: CheckFact = {
  id: 'school-1',
  number: 3,
  group: 'education',
  name: 'school',
  entry: 'education0',
  state: 'open',
  value: 'University of Lagos',
  doubtful: null,
  until: '',
  skills: [],
  kind: 'WORK',
  source: { page: 1, line: 3, text: 'Industrial design, University of Lagos, 2024' },
}
const period: CheckFact = { ...school, name: 'when', value: '2024-09', until: '' }
const skills: CheckFact = {
  ...school,
  group: 'skills',
  name: 'skills',
  entry: null,
  value: '',
  skills: [
    { id: 1, label: 'Prototyping' },
    { id: -1, label: 'Paper models' },
  ],
}
const missing: CheckFact = { ...school, value: '', source: null, number: 0 }
const edit = press('button[aria-label]', 'input, textarea')

const meta: StoryMeta<typeof ResumeFact> = {
  component: ResumeFact,
  args: { fact: school, onDecide: ignore, onChange: ignore, onShow: ignore },
}
export default meta

export const Open: Story<typeof ResumeFact> = {}
export const Confirmed: Story<typeof ResumeFact> = { args: { fact: { ...school, state: 'taken' } } }
export const LeftOut: Story<typeof ResumeFact> = { args: { fact: { ...school, state: 'left' } } }
export const AlreadyInProfile: Story<typeof ResumeFact> = {
  args: { fact: { ...school, state: 'same' } },
}
export const DifferentName: Story<typeof ResumeFact> = {
  args: {
    fact: {
      ...school,
      group: 'person',
      name: 'name',
      entry: null,
      state: 'same',
      value: 'Ada Okafor',
      until: 'Amara Okafor',
    },
  },
}
export const NotFound: Story<typeof ResumeFact> = { args: { fact: missing } }
export const Editing: Story<typeof ResumeFact> = { play: edit }
export const Wrong: Story<typeof ResumeFact> = {
  args: { fact: missing, problem: 'Add this, or leave the entry out.' },
}
export const Period: Story<typeof ResumeFact> = { args: { fact: period } }
export const PeriodWrong: Story<typeof ResumeFact> = {
  args: { fact: period, problem: 'Enter a month like 2024-09.' },
}
export const Skills: Story<typeof ResumeFact> = { args: { fact: skills } }
export const TextEditing: Story<typeof ResumeFact> = {
  args: {
    fact: {
      ...school,
      group: 'experience',
      name: 'text',
      value: 'Drew the screens of a market app.',
    },
  },
  play: edit,
}
export const LongText: Story<typeof ResumeFact> = {
  render: (props) => (
    <>
      <ResumeFact
        {...props}
        fact={{ ...school, value: longWord, source: { page: 1, line: 3, text: longText } }}
      />
      <ResumeFact {...props} fact={{ ...skills, skills: [{ id: 1, label: longWord }] }} />
      <ResumeFact {...props} fact={{ ...school, state: 'taken', value: longText }} />
    </>
  ),
}
