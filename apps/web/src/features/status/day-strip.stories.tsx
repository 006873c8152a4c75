import { addDays } from '@fledge/kernel/dates.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { DayStrip } from './day-strip.tsx'

const until = hoursFromNow(0)
const shares = [100, 99.9, 97, 40, null, 100]

const meta: StoryMeta<typeof DayStrip> = {
  component: DayStrip,
  args: {
    label: 'Pages, day by day',
    goal: 99,
    until,
    days: shares.map((share, at) => ({ day: addDays(until.slice(0, 10), -at), share })),
  },
}
export default meta

export const SomeDays: Story<typeof DayStrip> = {}
export const NoDays: Story<typeof DayStrip> = { args: { days: [] } }
