import { WeekGrid } from './week-grid.tsx'
import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'

const meta: StoryMeta<typeof WeekGrid> = {
  component: WeekGrid,
  args: {
    label: 'Times for the interview',
    week: '2026-11-23',
    zone: 'Europe/London',
    zoneName: 'London',
    open: ['23', '24', '26'].map((day) => ({
      from: `2026-11-${day}T09:00:00Z`,
      to: `2026-11-${day}T16:00:00Z`,
    })),
    busy: [
      { from: '2026-11-24T11:00:00Z', to: '2026-11-24T12:30:00Z', label: 'Interview' },
      { from: '2026-11-26T10:00:00Z', to: '2026-11-26T10:30:00Z' },
    ],
    horizon: { from: '2026-11-23T00:00:00Z', to: '2026-12-20T00:00:00Z' },
    minutes: 30,
    selected: [],
    slotLabel: (start) => `Interview at ${start}`,
  },
  render: (args) => (
    <WithValue start={args.selected}>
      {(selected, setChosen) => (
        <WeekGrid
          {...args}
          selected={selected}
          onToggle={(start) =>
            setChosen(
              selected.includes(start)
                ? selected.filter((selectedStart) => selectedStart !== start)
                : [...selected, start],
            )
          }
        />
      )}
    </WithValue>
  ),
}
export default meta

export const Open: Story<typeof WeekGrid> = {}
export const Chosen: Story<typeof WeekGrid> = {
  args: { selected: ['2026-11-23T09:00:00Z', '2026-11-26T13:00:00Z'], max: 2 },
}
export const TwoZones: Story<typeof WeekGrid> = {
  args: {
    otherZone: 'Asia/Kolkata',
    otherName: 'Bengaluru',
    night: [{ from: '2026-11-23T15:00:00Z', to: '2026-11-23T18:00:00Z' }],
    outside: [{ from: '2026-11-24T09:00:00Z', to: '2026-11-24T10:00:00Z' }],
  },
}
export const NothingOpen: Story<typeof WeekGrid> = { args: { open: [], busy: [] } }
