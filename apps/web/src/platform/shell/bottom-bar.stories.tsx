import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleNav, sampleTabs } from '../../testing/samples/shell.ts'
import { BottomBar } from './bottom-bar.tsx'

const meta: StoryMeta<typeof BottomBar> = {
  component: BottomBar,
  args: {
    groups: sampleNav,
    tabs: sampleTabs,
  },
  parameters: { address: '/operator/offers' },
}
export default meta

export const Tabs: Story<typeof BottomBar> = {}
export const More: Story<typeof BottomBar> = { play: openByButton('dialog[open]') }
