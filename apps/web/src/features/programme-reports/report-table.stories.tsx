import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ReportTable } from './report-table.tsx'

const meta: StoryMeta<typeof ReportTable> = {
  component: ReportTable,
  args: {
    title: 'Batches',
    columns: ['Batch', 'Joined', 'Placed'],
    children: (
      <tr>
        <th scope="row">Spring</th>
        <td>120</td>
        <td>80</td>
      </tr>
    ),
  },
}
export default meta

export const OneRow: Story<typeof ReportTable> = {}
