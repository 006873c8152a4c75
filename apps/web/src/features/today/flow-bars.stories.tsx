import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { FlowBars } from './flow-bars.tsx'

const meta: StoryMeta<typeof FlowBars> = {
  component: FlowBars,
  args: {
    received: [3, 5, 2, 0, 0, 6, 4, 7, 3, 1, 0, 0, 5, 2],
    finished: [1, 2, 6, 0, 0, 3, 9, 8, 6, 4, 0, 0, 7, 3],
  },
}
export default meta

export const TwoWeeks: Story<typeof FlowBars> = {}
export const Nothing: Story<typeof FlowBars> = {
  args: { received: Array<number>(14).fill(0), finished: Array<number>(14).fill(0) },
}
/** A day with little remains visible beside one with much. */
export const OneLargeDay: Story<typeof FlowBars> = {
  args: { received: [1, ...Array<number>(12).fill(1), 2000] },
}
