import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ShowAllButton } from './show-all-button.tsx'

const meta: StoryMeta<typeof ShowAllButton> = {
  component: ShowAllButton,
  args: { isWhole: false, count: 1200, onToggle: () => {} },
}
export default meta

export const Part: Story<typeof ShowAllButton> = {}
export const Whole: Story<typeof ShowAllButton> = { args: { isWhole: true } }
export const Named: Story<typeof ShowAllButton> = { args: { name: longText, tone: 'link' } }
