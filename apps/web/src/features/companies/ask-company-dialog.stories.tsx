import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { companyReview } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AskCompanyDialog } from './ask-company-dialog.tsx'

const meta: StoryMeta<typeof AskCompanyDialog> = {
  component: AskCompanyDialog,
  args: { review: companyReview, isBusy: false, onClose: ignore, onSend: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof AskCompanyDialog> = {}
export const Sending: Story<typeof AskCompanyDialog> = { args: { isBusy: true } }
export const LongText: Story<typeof AskCompanyDialog> = {
  args: { review: { ...companyReview, name: longWord } },
}
