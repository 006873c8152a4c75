import { ScrollRegion } from './scroll-region.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof ScrollRegion> = {
  component: ScrollRegion,
  args: {
    label: 'Batches',
    children: <p style={{ whiteSpace: 'nowrap', width: 'max-content' }}>{longText}</p>,
  },
}
export default meta

export const Wide: Story<typeof ScrollRegion> = {}
export const Narrow: Story<typeof ScrollRegion> = { args: { children: <p>Spring</p> } }
