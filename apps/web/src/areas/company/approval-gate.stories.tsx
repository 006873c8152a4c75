import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ScreenOutlet } from '../../platform/shell/screen-outlet.tsx'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { newMember, sampleCompanyUser } from '../../testing/samples/users.ts'
import { ApprovalGate } from './approval-gate.tsx'

const meta: StoryMeta<typeof ApprovalGate> = {
  component: ApprovalGate,
  args: { children: <ScreenOutlet /> },
  parameters: { address: '/company/hiring' },
}
export default meta

export const Closed: Story<typeof ApprovalGate> = {
  decorators: [
    withServer([respondWith('companies', 'getCompanyUser', sampleCompanyUser)], newMember),
  ],
}
/** A company on the waiting list has no date for its review. */
export const ClosedWithoutDate: Story<typeof ApprovalGate> = {
  decorators: [
    withServer(
      [respondWith('companies', 'getCompanyUser', { ...sampleCompanyUser, answer_by: null })],
      newMember,
    ),
  ],
}
