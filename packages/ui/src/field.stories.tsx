import { Field, FieldGrid, FieldGroup } from './field.tsx'
import { TextField } from './fields.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof Field> = {
  component: Field,
  args: { label: 'Colour', children: (ids) => <input type="color" {...ids} /> },
}
export default meta

export const Plain: Story<typeof Field> = {}
export const WithHint: Story<typeof Field> = {
  args: { optional: 'optional', hint: 'Used on your public page.', count: '1 of 3' },
}
export const Wrong: Story<typeof Field> = { args: { error: 'Choose a darker colour.' } }
export const LongText: Story<typeof Field> = {
  args: { label: longText, optional: 'optional', hint: longText },
}
export const Choices: Story<typeof Field> = {
  render: () => (
    <FieldGroup label="Days" optional="optional" hint="Only these days are offered.">
      <label>
        <input type="checkbox" /> Monday
      </label>
    </FieldGroup>
  ),
}
export const WrongChoices: Story<typeof Field> = {
  render: () => (
    <FieldGroup label="Days" hideLabel error="Choose at least one day.">
      <label>
        <input type="checkbox" /> Monday
      </label>
    </FieldGroup>
  ),
}
export const SideBySide: Story<typeof Field> = {
  render: () => (
    <FieldGrid>
      <TextField label="First name" />
      <TextField label="Last name" />
    </FieldGrid>
  ),
}
