import type { CompanyInvitation } from '@fledge/contract/company-invitations/invitation-schema.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleInvitations } from '../../testing/samples/company-invitations.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorCompanyInvitationsScreen from './operator-company-invitations-screen.tsx'

const beside = [respondWith('pendingActs', 'listPendingActs', []), noSavedViews]
const withInvitations = (rows: readonly CompanyInvitation[]) =>
  withServer(
    [respondWith('companyInvitations', 'listCompanyInvitations', [...rows]), ...beside],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorCompanyInvitationsScreen> = {
  component: OperatorCompanyInvitationsScreen,
  decorators: [withInvitations(sampleInvitations)],
}
export default meta

export const EachState: Story<typeof OperatorCompanyInvitationsScreen> = {}
export const Empty: Story<typeof OperatorCompanyInvitationsScreen> = {
  decorators: [withInvitations([])],
}
export const NoMatch: Story<typeof OperatorCompanyInvitationsScreen> = {
  decorators: [withInvitations([])],
  parameters: { address: '/?state=FAILED' },
}
export const Loading: Story<typeof OperatorCompanyInvitationsScreen> = {
  decorators: [
    withServer(
      [neverRespond('companyInvitations', 'listCompanyInvitations'), ...beside],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof OperatorCompanyInvitationsScreen> = {
  decorators: [
    withServer(
      [failWith('companyInvitations', 'listCompanyInvitations', { status: 500 }), ...beside],
      sampleOperator,
    ),
  ],
}
