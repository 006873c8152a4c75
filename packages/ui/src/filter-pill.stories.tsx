import { Checkbox } from './choice-fields.tsx'
import { FilterPill } from './filter-pill.tsx'
import { openByButton } from './testing/play.ts'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof FilterPill> = {
  component: FilterPill,
  args: {
    label: 'Skills',
    children: (
      <>
        <Checkbox label="Figma" end="12" />
        <Checkbox label={longText} end="3" />
      </>
    ),
  },
}
export default meta

export const NothingChosen: Story<typeof FilterPill> = {}
export const Chosen: Story<typeof FilterPill> = { args: { selectedCount: 2 } }
export const Opened: Story<typeof FilterPill> = { play: openByButton('[role="dialog"]') }
export const LongText: Story<typeof FilterPill> = { args: { label: longText, selectedCount: 12 } }
