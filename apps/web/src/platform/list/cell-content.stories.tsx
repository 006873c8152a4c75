import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { BreakableEmail, CellContent } from './cell-content.tsx'

const meta: StoryMeta<typeof CellContent> = {
  component: CellContent,
  args: { value: 'anna-lena.huber@mail.uni-graz.at' },
}
export default meta

export const Email: Story<typeof CellContent> = {}
export const Count: Story<typeof CellContent> = { args: { value: 1234 } }
export const Narrow: Story<typeof CellContent> = {
  render: () => (
    <div style={{ width: 120 }}>
      <BreakableEmail email="anna-lena.huber@mail.uni-graz.at" />
    </div>
  ),
}
