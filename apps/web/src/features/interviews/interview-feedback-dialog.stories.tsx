import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { longInternBrief } from '../../testing/samples/briefs.ts'
import { companyInterview, inPast } from '../../testing/samples/interviews.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { InterviewFeedbackDialog } from './interview-feedback-dialog.tsx'

const meta: StoryMeta<typeof InterviewFeedbackDialog> = {
  component: InterviewFeedbackDialog,
  args: { interview: { ...companyInterview, ...inPast }, onClose: ignore },
  decorators: [withServer([], sampleMember)],
  play: waitFor('dialog[open]'),
}
export default meta

const answer = (value: string) => press(`dialog[open] input[value="${value}"]`)

export const Open: Story<typeof InterviewFeedbackDialog> = {}
export const Attended: Story<typeof InterviewFeedbackDialog> = { play: answer('yes') }
export const Missed: Story<typeof InterviewFeedbackDialog> = { play: answer('no') }
export const LongText: Story<typeof InterviewFeedbackDialog> = {
  args: { interview: { ...companyInterview, ...inPast, intern: longInternBrief } },
  play: answer('no'),
}
