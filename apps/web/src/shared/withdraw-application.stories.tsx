import { openByButton } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { WithdrawApplication } from './withdraw-application.tsx'

const meta: StoryMeta<typeof WithdrawApplication> = {
  component: WithdrawApplication,
  args: { id: 'application', status: 'APPROVED', name: 'Amara Okafor' },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Closed: Story<typeof WithdrawApplication> = {}
export const Asking: Story<typeof WithdrawApplication> = { play: openByButton('dialog[open]') }
export const AskingAfterEnrolment: Story<typeof WithdrawApplication> = {
  args: { status: 'ENROLLED', name: longWord },
  play: openByButton('dialog[open]'),
}
