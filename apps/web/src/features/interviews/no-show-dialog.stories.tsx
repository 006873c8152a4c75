import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleNoShow } from '../../testing/samples/no-shows.ts'
import { withSupport } from '../../testing/samples/settings.ts'
import { ExplainDialog } from './no-show-dialog.tsx'

const meta: StoryMeta<typeof ExplainDialog> = {
  component: ExplainDialog,
  args: { noShow: sampleNoShow, isIntern: false, contests: false, onClose: ignore },
  decorators: [withSupport],
  play: waitFor('dialog[open]'),
}
export default meta

export const Explain: Story<typeof ExplainDialog> = {}
export const Dispute: Story<typeof ExplainDialog> = { args: { contests: true } }
export const ExplainedBefore: Story<typeof ExplainDialog> = {
  args: { noShow: { ...sampleNoShow, explanation: longText }, contests: true },
}
