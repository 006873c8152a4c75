import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { companyReview } from '../../testing/samples/companies.ts'
import { RejectCompanyDialog } from './reject-company-dialog.tsx'

const meta: StoryMeta<typeof RejectCompanyDialog> = {
  component: RejectCompanyDialog,
  args: {
    review: companyReview,
    decision: { act: 'reject', seen: { expected_status: companyReview.status } },
    busy: false,
    onClose: ignore,
    onSend: ignore,
  },
}
export default meta

export const Reject: Story<typeof RejectCompanyDialog> = {}
export const CloseAccount: Story<typeof RejectCompanyDialog> = {
  args: {
    review: { ...companyReview, name: longWord, status: 'APPROVED' },
    decision: { act: 'expel', seen: { expected_status: 'APPROVED' } },
  },
}
export const DecidedByOthers: Story<typeof RejectCompanyDialog> = {
  args: { decision: { act: 'expel', seen: { expected_status: 'APPROVED' } } },
}
export const Sending: Story<typeof RejectCompanyDialog> = { args: { busy: true } }
