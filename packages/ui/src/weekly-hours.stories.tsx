import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const meta: StoryMeta<typeof WeeklyHours> = {
  component: WeeklyHours,
  args: {
    label: 'Hours in which you can be interviewed',
    value: [
      { day: 0, from: 540, to: 720 },
      { day: 2, from: 780, to: 1020 },
    ],
    zone: 'Europe/London',
    zoneName: 'London',
    fromHour: 8,
    toHour: 18,
    cellLabel: (day, minutes) => `${days[day] ?? ''} ${Math.floor(minutes / 60)}:${minutes % 60}`,
    describeChange: (spans) => `${spans.length} times are open`,
    hint: 'Draw over the hours you are free.',
    touchHint: 'Press the hours you are free.',
  },
  render: (args) => (
    <WithValue start={args.value}>
      {(value, setValue) => <WeeklyHours {...args} value={value} onChange={setValue} />}
    </WithValue>
  ),
}
export default meta

export const EveryWeek: Story<typeof WeeklyHours> = {}
export const Empty: Story<typeof WeeklyHours> = { args: { value: [] } }
export const DatedWeek: Story<typeof WeeklyHours> = {
  args: {
    week: '2026-11-23',
    busy: [{ from: '2026-11-23T10:00:00Z', to: '2026-11-23T11:00:00Z', label: 'Interview' }],
    isClosed: (day) => day > 4,
  },
}
