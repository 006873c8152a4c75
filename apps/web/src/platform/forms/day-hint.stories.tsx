import { DateField } from '@fledge/ui/fields.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { renderDayHint } from './day-hint.tsx'

interface FieldProps {
  readonly day: string
  readonly hint?: string
}

const DayField = ({ day, hint }: FieldProps) => (
  <DateField label="Start date" defaultValue={day} hint={renderDayHint(day, hint)} />
)

const meta: StoryMeta<typeof DayField> = {
  component: DayField,
  args: { day: '', hint: 'A Monday, at least two weeks from now.' },
}
export default meta

export const Empty: Story<typeof DayField> = {}
export const Chosen: Story<typeof DayField> = { args: { day: '2026-12-07' } }
