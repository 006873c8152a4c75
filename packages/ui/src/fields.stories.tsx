import { DateField, MonthField, TextArea, TextField } from './fields.tsx'
import { longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'

const meta: StoryMeta<typeof TextField> = {
  component: TextField,
  args: { label: 'Title of the internship' },
}
export default meta

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function SampleMonthField({ value, error }: { readonly value: string; readonly error?: string }) {
  return (
    <WithValue start={value}>
      {(month, setMonth) => (
        <MonthField
          label="Start"
          error={error}
          value={month}
          onChange={setMonth}
          months={months}
          years={[2025, 2026, 2027]}
          monthLabel="Month"
          yearLabel="Year"
        />
      )}
    </WithValue>
  )
}

export const Empty: Story<typeof TextField> = { args: { placeholder: 'Product design' } }
export const Filled: Story<typeof TextField> = { args: { defaultValue: 'Product design' } }
export const Large: Story<typeof TextField> = { args: { big: true } }
export const WithHint: Story<typeof TextField> = {
  args: { optional: 'optional', hint: 'Candidates see it first.', count: '14 of 80' },
}
export const Wrong: Story<typeof TextField> = {
  args: { error: 'Enter a title.', 'aria-required': true },
}
export const Disabled: Story<typeof TextField> = {
  args: { disabled: true, defaultValue: 'Product design' },
}
export const LongText: Story<typeof TextField> = {
  args: { label: longText, error: longText, defaultValue: `${longText} ${longWord}` },
}
export const Area: Story<typeof TextField> = {
  render: () => (
    <TextArea
      label="What will they do?"
      defaultValue={`${longText}\n${longWord}`}
      limit={5000}
      formatLength={(length) => `${length} of 5,000`}
    />
  ),
}
export const WrongArea: Story<typeof TextField> = {
  render: () => <TextArea label="What will they do?" error="Write at least 50 characters." />,
}
export const Day: Story<typeof TextField> = {
  render: () => <DateField label="First day" defaultValue="2026-11-23" />,
}
export const Month: Story<typeof TextField> = { render: () => <SampleMonthField value="11/2026" /> }
export const WrongMonth: Story<typeof TextField> = {
  render: () => <SampleMonthField value="" error="Choose a month." />,
}
