import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { WeekLegend } from './week-legend.tsx'

const meta: StoryMeta<typeof WeekLegend> = {
  component: WeekLegend,
  args: {
    open: 'Both are free',
    workingDay: { from: '09:00', to: '17:00', zone: 'Europe/London', company: 'Aurora Labs' },
    night: null,
  },
}
export default meta

export const Day: Story<typeof WeekLegend> = {}
export const WithNight: Story<typeof WeekLegend> = { args: { night: 'Bengaluru' } }
export const LongText: Story<typeof WeekLegend> = { args: { open: longText, night: longText } }
