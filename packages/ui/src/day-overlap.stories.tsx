import { DayOverlap } from './day-overlap.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof DayOverlap> = {
  component: DayOverlap,
  args: {
    label: '5 h overlap',
    days: [
      { name: 'You', from: 540, to: 1020, label: '09:00 – 17:00' },
      { name: 'Amara', from: 480, to: 840, label: '08:00 – 14:00' },
    ],
  },
}
export default meta

export const Overlap: Story<typeof DayOverlap> = {}
export const WithAxis: Story<typeof DayOverlap> = {
  args: { ticks: ['08:00', '12:00', '17:00'], zone: 'in London', tall: true },
}
export const NoOverlap: Story<typeof DayOverlap> = {
  args: {
    label: 'No overlap',
    days: [
      { name: 'You', from: 540, to: 1020, label: '09:00 – 17:00' },
      { name: 'A candidate with a long name', from: -120, to: 360, label: '22:00 – 06:00' },
    ],
  },
}
