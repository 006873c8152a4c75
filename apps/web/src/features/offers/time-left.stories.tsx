import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { TimeLeft } from './time-left.tsx'

const meta: StoryMeta<typeof TimeLeft> = {
  component: TimeLeft,
  args: { until: hoursFromNow(98), otherZone: 'Europe/London' },
}
export default meta

export const Days: Story<typeof TimeLeft> = {}
export const Hours: Story<typeof TimeLeft> = { args: { until: hoursFromNow(5) } }
export const Over: Story<typeof TimeLeft> = { args: { until: hoursFromNow(-2) } }
export const OtherZone: Story<typeof TimeLeft> = {
  args: { otherZone: 'America/Argentina/ComodRivadavia' },
}
