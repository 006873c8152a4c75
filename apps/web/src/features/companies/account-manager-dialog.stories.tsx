import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { newCompanyPage, sampleCompanyPage } from '../../testing/samples/company-page.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleColleagues } from '../../testing/samples/waits.ts'
import { AccountManagerDialog } from './account-manager-dialog.tsx'

const meta: StoryMeta<typeof AccountManagerDialog> = {
  component: AccountManagerDialog,
  args: { company: sampleCompanyPage, onClose: () => {} },
  decorators: [
    withServer([respondWith('waits', 'listColleagues', [...sampleColleagues])], sampleOperator),
  ],
}
export default meta

export const OfColleague: Story<typeof AccountManagerDialog> = {}
export const OfNoOne: Story<typeof AccountManagerDialog> = { args: { company: newCompanyPage } }
export const NotAllowed: Story<typeof AccountManagerDialog> = {
  args: {
    company: {
      ...sampleCompanyPage,
      may: { ...sampleCompanyPage.may, assign_manager: 'refused.managerOnly' },
    },
  },
}
