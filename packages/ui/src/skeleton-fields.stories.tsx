import { SkeletonFields } from './skeleton-fields.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof SkeletonFields> = {
  component: SkeletonFields,
  args: { label: 'Loading the form', bones: [2, 1, 'tall', 3] },
}
export default meta

export const Form: Story<typeof SkeletonFields> = {}
