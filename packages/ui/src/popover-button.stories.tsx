import { PopoverButton } from './popover-button.tsx'
import { openByButton } from './testing/play.ts'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof PopoverButton> = {
  component: PopoverButton,
  args: {
    className: undefined,
    inside: 'Help',
    position: 'bottom-start',
    drop: { label: 'Help' },
    children: <a href="#guide">Read the guide</a>,
  },
}
export default meta

export const Closed: Story<typeof PopoverButton> = {}
export const Opened: Story<typeof PopoverButton> = { play: openByButton('[role="dialog"]') }
export const LongText: Story<typeof PopoverButton> = {
  args: { children: <p>{longText}</p>, width: 300, drop: { label: 'Help', flush: true } },
  play: openByButton('[role="dialog"]'),
}
