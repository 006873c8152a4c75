import { enterText, press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleAvailability } from '../../testing/samples/availability.ts'
import { ExceptionsCard } from './exceptions-card.tsx'

const addDayOff = press('button', '[aria-invalid="true"]')

const meta: StoryMeta<typeof ExceptionsCard> = {
  component: ExceptionsCard,
  args: { exceptions: [], zone: 'Europe/London', onChange: ignore, onShow: ignore },
}
export default meta

export const None: Story<typeof ExceptionsCard> = {}
export const Days: Story<typeof ExceptionsCard> = {
  args: { exceptions: sampleAvailability.exceptions },
}
export const DayMissing: Story<typeof ExceptionsCard> = { play: addDayOff }
export const DayInThePast: Story<typeof ExceptionsCard> = {
  play: async () => {
    await enterText('input[type="date"]', '2026-11-24')
    await addDayOff()
  },
}
export const ManyHours: Story<typeof ExceptionsCard> = {
  args: {
    exceptions: [
      {
        day: '2026-12-01',
        hours: Array.from({ length: 10 }, (_, at) => ({
          from: `${String(at + 8).padStart(2, '0')}:00`,
          to: `${String(at + 8).padStart(2, '0')}:30`,
        })),
      },
    ],
  },
}
