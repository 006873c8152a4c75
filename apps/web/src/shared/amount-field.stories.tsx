import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { AmountField } from './amount-field.tsx'

const field = { name: 'amount', value: 65_050, onChange: ignore, onBlur: ignore, ref: null }

const meta: StoryMeta<typeof AmountField> = {
  component: AmountField,
  args: { field, label: 'Amount in EUR', currency: 'EUR', error: undefined },
}
export default meta

export const WithCents: Story<typeof AmountField> = {}
export const Empty: Story<typeof AmountField> = { args: { field: { ...field, value: null } } }
export const WithError: Story<typeof AmountField> = { args: { error: longText } }
