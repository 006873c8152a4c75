import { MultiSelectField, SelectField, SuggestField } from './select-fields.tsx'
import { ignore, longText, longWord } from './testing/samples.ts'
import { openList, waitFor } from './testing/play.ts'
import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'

const options = [
  'Art',
  'Biology',
  'Computer Science',
  'Design',
  'Economics',
  'French',
  'Geography',
  'History',
  'Information Systems',
  longText,
].map((label, index) => ({
  value: label,
  label,
  group: index < 4 ? 'Popular' : 'All',
  disabled: label === 'Biology',
}))

const meta: StoryMeta<typeof SelectField> = {
  component: SelectField,
  args: {
    label: 'Field of study',
    options,
    value: null,
    placeholder: 'Choose a field',
    nothingFound: 'No field has this name.',
  },
  render: (args) => (
    <WithValue start={args.value}>
      {(value, setValue) => <SelectField {...args} value={value} onChange={setValue} />}
    </WithValue>
  ),
  play: waitFor('input:not([disabled]), input[data-disabled]'),
}
export default meta

interface SeveralProps {
  readonly start: readonly string[]
  readonly error?: string
}

function Several({ start, error }: SeveralProps) {
  return (
    <WithValue start={start}>
      {(value, setValue) => (
        <MultiSelectField
          label="Skills"
          hint="Up to ten."
          error={error}
          limit={10}
          options={options}
          value={value}
          onChange={setValue}
          placeholder="Search skills"
          nothingFound="No skill has this name."
        />
      )}
    </WithValue>
  )
}

export const Empty: Story<typeof SelectField> = { args: { hint: 'The closest one.' } }
export const Chosen: Story<typeof SelectField> = {
  args: { value: 'Design', optional: 'optional', clearLabel: 'Clear' },
}
export const Opened: Story<typeof SelectField> = { play: openList }
export const FewOptions: Story<typeof SelectField> = {
  args: { options: options.slice(0, 3) },
  play: openList,
}
export const NoOptions: Story<typeof SelectField> = { args: { options: [] }, play: openList }
export const Wrong: Story<typeof SelectField> = { args: { error: 'Choose a field of study.' } }
export const Disabled: Story<typeof SelectField> = { args: { disabled: true, value: 'Art' } }
export const LongText: Story<typeof SelectField> = { args: { label: longText, value: longText } }
export const SeveralEmpty: Story<typeof SelectField> = { render: () => <Several start={[]} /> }
export const SeveralChosen: Story<typeof SelectField> = {
  render: () => <Several start={['Art', 'Design', longText]} />,
}
export const SeveralOpened: Story<typeof SelectField> = {
  render: () => <Several start={['Art']} />,
  play: openList,
}
export const SeveralWrong: Story<typeof SelectField> = {
  render: () => <Several start={[]} error="Choose at least one skill." />,
}
export const Suggestions: Story<typeof SelectField> = {
  render: () => (
    <SuggestField
      label="University"
      suggestions={['University of Lagos', 'University of London', longText]}
      value={longWord}
      onChange={ignore}
    />
  ),
}
