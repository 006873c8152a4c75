import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { CorrectCredits } from './correct-credits.tsx'

const meta: StoryMeta<typeof CorrectCredits> = {
  component: CorrectCredits,
  args: { companyId: 'company', company: 'Aurora Labs', status: 'APPROVED' },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Allowed: Story<typeof CorrectCredits> = {}
export const NotApproved: Story<typeof CorrectCredits> = { args: { status: 'PENDING_APPROVAL' } }
export const ForReviewers: Story<typeof CorrectCredits> = {
  decorators: [withServer([], { ...sampleOperator, role: 'REVIEWER' })],
}
