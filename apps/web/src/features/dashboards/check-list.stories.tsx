import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleChecklist } from '../../testing/samples/dashboards.ts'
import { Checklist } from './check-list.tsx'

const meta: StoryMeta<typeof Checklist> = {
  component: Checklist,
  args: {
    items: sampleChecklist,
    labelOf: (item: { readonly item: string }) => `The ${item.item}`,
  },
}
export default meta

export const Items: Story<typeof Checklist> = {}
export const LongText: Story<typeof Checklist> = { args: { labelOf: () => longText } }
