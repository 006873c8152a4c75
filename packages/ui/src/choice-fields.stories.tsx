import { Checkbox, RadioCards, ScaleField, Segments } from './choice-fields.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'

const meta: StoryMeta<typeof RadioCards> = {
  component: RadioCards,
  args: {
    label: 'Where will they work?',
    choices: [
      { value: 'remote', label: 'Remote', hint: 'From anywhere.' },
      { value: 'office', label: 'At the office', hint: 'In London.' },
      { value: 'both', label: 'Both', disabled: true },
    ],
    value: 'remote',
  },
  render: (args) => (
    <WithValue start={args.value}>
      {(value, setValue) => <RadioCards {...args} value={value} onChange={setValue} />}
    </WithValue>
  ),
}
export default meta

export const Cards: Story<typeof RadioCards> = {}
export const CardsInRow: Story<typeof RadioCards> = { args: { inRow: true } }
export const NothingChosen: Story<typeof RadioCards> = {
  args: { value: null, error: 'Choose where they will work.' },
}
export const LongText: Story<typeof RadioCards> = {
  args: {
    label: longText,
    inRow: true,
    choices: [
      { value: 'remote', label: longText, hint: longText },
      { value: 'office', label: 'At the office' },
    ],
  },
}
export const SegmentedControl: Story<typeof RadioCards> = {
  render: ({ label }) => (
    <WithValue<string> start="30">
      {(value, setValue) => (
        <Segments
          label={label}
          choices={['15', '30', '45', '60'].map((minutes) => ({
            value: minutes,
            label: `${minutes} min`,
          }))}
          value={value}
          onChange={setValue}
        />
      )}
    </WithValue>
  ),
  args: { label: 'Length' },
}
export const Scale: Story<typeof RadioCards> = {
  render: () => (
    <WithValue<number | null> start={7}>
      {(value, setValue) => (
        <ScaleField
          label="How was the week?"
          low="Poor"
          high="Excellent"
          value={value}
          onChange={setValue}
        />
      )}
    </WithValue>
  ),
}
export const ScaleOfFive: Story<typeof RadioCards> = {
  render: () => (
    <WithValue<number | null> start={null}>
      {(value, setValue) => (
        <ScaleField
          label="How was the week?"
          low="Poor"
          high="Excellent"
          max={5}
          error="Choose a number."
          value={value}
          onChange={setValue}
        />
      )}
    </WithValue>
  ),
}
export const Ticks: Story<typeof RadioCards> = {
  render: () => (
    <>
      <Checkbox label="I accept the terms" defaultChecked />
      <Checkbox label="Remote" hint="From anywhere" end="42" />
      <Checkbox label="At the office" disabled />
      <Checkbox label={longText} error="Accept the terms to continue." />
    </>
  ),
}
