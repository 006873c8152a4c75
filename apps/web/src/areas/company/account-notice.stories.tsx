import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { newMember, sampleCompanyUser } from '../../testing/samples/users.ts'
import { AccountNotice } from './account-notice.tsx'

type CompanyStatus = (typeof sampleCompanyUser)['account_status']

const withStatus = (account_status: CompanyStatus, answer_by: string | null = null) =>
  withServer(
    [
      ...sampleSupport,
      respondWith('companies', 'getCompanyUser', {
        ...sampleCompanyUser,
        account_status,
        answer_by,
      }),
    ],
    {
      ...newMember,
      company: newMember.company && { ...newMember.company, account_status },
    },
  )

const meta: StoryMeta<typeof AccountNotice> = { component: AccountNotice }
export default meta

export const Pending: Story<typeof AccountNotice> = {
  decorators: [withStatus('PENDING_APPROVAL', '2026-11-27T17:00:00Z')],
}
export const ReviewLate: Story<typeof AccountNotice> = {
  decorators: [withStatus('PENDING_APPROVAL', '2026-11-23T17:00:00Z')],
}
export const OnWaitingList: Story<typeof AccountNotice> = {
  decorators: [withStatus('IN_WAITING_LIST')],
}
export const Rejected: Story<typeof AccountNotice> = { decorators: [withStatus('REJECTED')] }
