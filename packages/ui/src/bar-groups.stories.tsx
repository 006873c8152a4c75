import { BarGroups } from './bar-groups.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof BarGroups> = {
  component: BarGroups,
  args: {
    label: 'Applications per batch',
    series: ['Received', 'Approved', 'Hired'],
    groups: [
      { name: 'Spring', values: [320, 140, 61] },
      { name: 'Summer', values: [580, 240, 132] },
      { name: 'Autumn', values: [410, 0, 0] },
    ],
    columnHeading: 'Batch',
    tableLabel: 'Show the numbers',
  },
}
export default meta

export const Plain: Story<typeof BarGroups> = {}
export const WithTable: Story<typeof BarGroups> = {
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
}
export const Empty: Story<typeof BarGroups> = {
  args: { groups: [{ name: 'Spring', values: [0, 0, 0] }] },
}
export const LongText: Story<typeof BarGroups> = { args: { label: longText, tableLabel: longText } }
