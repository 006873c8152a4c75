import { Meta } from '@fledge/ui/card.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withSupport } from '../testing/samples/settings.ts'
import { hoursFromNow } from '../testing/story-time.ts'
import { DueLine } from './due-line.tsx'

const meta: StoryMeta<typeof DueLine> = {
  component: DueLine,
  args: { due: hoursFromNow(30), isOwnTurn: true },
  decorators: [withSupport],
  render: (args) => (
    <Meta>
      <DueLine {...args} />
    </Meta>
  ),
}
export default meta

export const Coming: Story<typeof DueLine> = {}
export const InWords: Story<typeof DueLine> = { args: { format: (date) => `Answer by ${date}` } }
export const MineIsLate: Story<typeof DueLine> = { args: { due: hoursFromNow(-30) } }
export const TheirsIsLate: Story<typeof DueLine> = {
  args: { due: hoursFromNow(-30), isOwnTurn: false },
}
