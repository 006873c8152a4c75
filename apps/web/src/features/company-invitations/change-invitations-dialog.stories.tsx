import type { CompanyInvitation } from '@fledge/contract/company-invitations/invitation-schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleInvitations } from '../../testing/samples/company-invitations.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ChangeInvitationsDialog } from './change-invitations-dialog.tsx'

const none: readonly CompanyInvitation[] = []
const preview = respondWith('companyInvitations', 'previewChangeCompanyInvitations', {
  count: 31,
  left_out_rows: [],
  left_out: [
    { reason: 'companyInvitations.refused.justSent', count: 4 },
    { reason: 'companyInvitations.refused.known', count: 12 },
  ],
})

const meta: StoryMeta<typeof ChangeInvitationsDialog> = {
  component: ChangeInvitationsDialog,
  args: {
    act: 'resend',
    selection: { isAll: true, rows: none, count: 47 },
    filters: {},
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([preview], sampleOperator)],
}
export default meta

export const ResendAll: Story<typeof ChangeInvitationsDialog> = {}
export const WithdrawOne: Story<typeof ChangeInvitationsDialog> = {
  args: {
    act: 'withdraw',
    selection: { isAll: false, rows: sampleInvitations.slice(0, 1), count: 1 },
  },
  decorators: [
    withServer(
      [
        respondWith('companyInvitations', 'previewChangeCompanyInvitations', {
          count: 1,
          left_out_rows: [],
          left_out: [],
        }),
      ],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof ChangeInvitationsDialog> = {
  decorators: [
    withServer(
      [failWith('companyInvitations', 'previewChangeCompanyInvitations', { status: 500 })],
      sampleOperator,
    ),
  ],
}
