import { RestingBoundary, TakeOverActivity, TakeOverBoundary } from './take-over-boundary.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof TakeOverBoundary> = {
  component: TakeOverBoundary,
  args: { children: <p>The part</p> },
}
export default meta

export const Shown: Story<typeof TakeOverBoundary> = {}
export const Resting: Story<typeof TakeOverBoundary> = {
  args: {
    children: (
      <RestingBoundary shows="" fallback={<p>Loading…</p>}>
        <p>The part</p>
      </RestingBoundary>
    ),
  },
}
export const ActivityShown: Story<typeof TakeOverBoundary> = {
  args: {
    children: (
      <TakeOverActivity isShown>
        <p>The part</p>
      </TakeOverActivity>
    ),
  },
}
