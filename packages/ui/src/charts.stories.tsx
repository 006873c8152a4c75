import { BarChart, Funnel, LineChart, Meter, StageBars } from './charts.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const weeks = [1, 2, 3, 4, 5, 6, 7, 8]
const columns = ['Week', 'Hours'] as const

const meta: StoryMeta<typeof BarChart> = {
  component: BarChart,
  args: {
    label: 'Hours per week',
    columns,
    data: weeks.map((week) => ({ name: `W${week}`, value: 24 + ((week * 5) % 11) })),
  },
}
export default meta

const stages = {
  label: 'From invitation to offer',
  columns: ['Stage', 'Candidates'],
  data: [
    { name: 'Invited', value: 120 },
    { name: 'Interviewed', value: 64, valueLabel: '53% continue' },
    { name: 'Offered', value: 12, valueLabel: '19% continue' },
    { name: 'Hired', value: 9, valueLabel: '75% continue' },
  ],
} as const

export const Bars: Story<typeof BarChart> = { args: { now: 'W8' } }
export const BarsWithLine: Story<typeof BarChart> = {
  args: { line: { value: 30, label: 'Agreed: 30 hours' }, max: 40 },
}
export const BarsWithGaps: Story<typeof BarChart> = {
  args: { data: weeks.map((week) => ({ name: `W${week}`, value: week % 3 === 0 ? null : week })) },
}
export const NoBars: Story<typeof BarChart> = { args: { data: [] } }
export const Stages: Story<typeof BarChart> = { render: () => <StageBars {...stages} /> }
export const StagesWithLongText: Story<typeof BarChart> = {
  render: () => (
    <StageBars {...stages} data={[{ name: longText, value: 12_000, valueLabel: longText }]} />
  ),
}
export const HiringFunnel: Story<typeof BarChart> = { render: () => <Funnel {...stages} /> }
export const EmptyFunnel: Story<typeof BarChart> = {
  render: () => <Funnel {...stages} data={stages.data.map(({ name }) => ({ name, value: 0 }))} />,
}
export const Line: Story<typeof BarChart> = {
  render: () => (
    <LineChart
      label="Rating per week"
      columns={['Week', 'Rating']}
      data={weeks.map((week) => ({ name: `W${week}`, value: week === 4 ? null : week + 1 }))}
    />
  ),
}
export const Meters: Story<typeof BarChart> = {
  render: () => (
    <>
      <Meter share={0} label="Nothing is filled in" />
      <Meter share={0.4} label="40% is filled in" />
      <Meter share={1.4} label="Everything is filled in" />
    </>
  ),
}
