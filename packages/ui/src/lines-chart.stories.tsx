import { LinesChart } from './lines-chart.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof LinesChart> = {
  component: LinesChart,
  args: {
    label: 'Ratings per week',
    column: 'Week',
    names: ['1', '2', '3', '4', '5', '6'],
    max: 10,
    now: '5',
    lines: [
      { name: 'Intern', tone: 'brand', values: [7, 8, 8, 9, 9] },
      { name: 'Company', tone: 'violet', values: [6, null, 8, 8] },
    ],
    formatLast: (value, name) => `${value} in week ${name}`,
  },
}
export default meta

export const TwoLines: Story<typeof LinesChart> = {}
export const OneLine: Story<typeof LinesChart> = {
  args: { lines: [{ name: 'Intern', tone: 'brand', values: [7, 8, 8, 9, 9, 10] }] },
}
export const Empty: Story<typeof LinesChart> = {
  args: { lines: [{ name: 'Intern', tone: 'brand', values: [null, null] }] },
}
