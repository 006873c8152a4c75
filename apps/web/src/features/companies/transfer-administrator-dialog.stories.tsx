import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { newCompanyPage, sampleCompanyPage } from '../../testing/samples/company-page.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TransferAdministratorDialog } from './transfer-administrator-dialog.tsx'

const meta: StoryMeta<typeof TransferAdministratorDialog> = {
  component: TransferAdministratorDialog,
  args: { company: sampleCompanyPage, onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Choosing: Story<typeof TransferAdministratorDialog> = {}
export const WithoutSuccessor: Story<typeof TransferAdministratorDialog> = {
  args: { company: newCompanyPage },
}
