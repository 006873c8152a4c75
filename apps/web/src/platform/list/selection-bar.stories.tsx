import { Button } from '@fledge/ui/button.tsx'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { SelectionBar } from './selection-bar.tsx'

const selection = { count: 10, isAll: false, selectAll: ignore, clear: ignore }

const meta: StoryMeta<typeof SelectionBar> = {
  component: SelectionBar,
  args: { selection, total: 3029, children: <Button tone="primary">Pass on</Button> },
}
export default meta

export const Some: Story<typeof SelectionBar> = {}
export const All: Story<typeof SelectionBar> = {
  args: { selection: { ...selection, count: 3029, isAll: true } },
}
export const AllButSome: Story<typeof SelectionBar> = {
  args: { selection: { ...selection, count: 3027, isAll: true } },
}
