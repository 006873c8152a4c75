import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import { internInterview } from '../../testing/samples/interviews.ts'
import { InternFeedback } from './intern-feedback.tsx'

const meta: StoryMeta<typeof InternFeedback> = {
  component: InternFeedback,
  args: { interview: internInterview, onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Empty: Story<typeof InternFeedback> = {}
export const Rated: Story<typeof InternFeedback> = {
  play: press('dialog[open] input[type="radio"]'),
}
export const LongText: Story<typeof InternFeedback> = {
  args: { interview: { ...internInterview, company: longCompanyBrief } },
}
