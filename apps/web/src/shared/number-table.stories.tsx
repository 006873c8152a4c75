import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { NumberTable } from './number-table.tsx'

const meta: StoryMeta<typeof NumberTable> = {
  component: NumberTable,
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

export const OneRow: Story<typeof NumberTable> = {}
export const Flush: Story<typeof NumberTable> = { args: { isFlush: true } }
