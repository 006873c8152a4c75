import { toEndOfDay } from '@fledge/domain/batches/rules.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { LastDayField } from './last-day-field.tsx'

const meta: StoryMeta<typeof LastDayField> = {
  component: LastDayField,
  args: { value: '2100-12-20', getEnd: toEndOfDay, onChange: ignore },
}
export default meta

export const Chosen: Story<typeof LastDayField> = {}
export const Empty: Story<typeof LastDayField> = { args: { value: '' } }
export const Past: Story<typeof LastDayField> = { args: { value: '2020-12-20' } }
export const Refused: Story<typeof LastDayField> = {
  args: { error: 'This day isn’t after the current deadline. Choose a later one.' },
}
