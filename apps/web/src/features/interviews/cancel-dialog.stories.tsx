import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { longInternBrief } from '../../testing/samples/briefs.ts'
import { companyInterview } from '../../testing/samples/interviews.ts'
import { CancelDialog } from './cancel-dialog.tsx'

const meta: StoryMeta<typeof CancelDialog> = {
  component: CancelDialog,
  args: { interview: companyInterview, onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Reasons: Story<typeof CancelDialog> = {}
export const LongText: Story<typeof CancelDialog> = {
  args: { interview: { ...companyInterview, intern: longInternBrief } },
}
