import { chooseFile } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  sampleImportFile,
  sampleImportPreview,
  sampleInvitations,
} from '../../testing/samples/company-invitations.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorImportCompaniesScreen from './operator-import-companies-screen.tsx'

const meta: StoryMeta<typeof OperatorImportCompaniesScreen> = {
  component: OperatorImportCompaniesScreen,
  decorators: [
    withServer(
      [
        respondWith('pendingActs', 'listPendingActs', []),
        respondWith('companyInvitations', 'listCompanyInvitations', sampleInvitations),
        respondWith('companyInvitations', 'previewCompanyImport', sampleImportPreview),
      ],
      sampleOperator,
    ),
  ],
}
export default meta

export const Empty: Story<typeof OperatorImportCompaniesScreen> = {}
export const Checked: Story<typeof OperatorImportCompaniesScreen> = {
  play: chooseFile(new File([sampleImportFile], 'companies.csv', { type: 'text/csv' }), 'table'),
}
