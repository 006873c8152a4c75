import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleChecklist } from '../../testing/samples/dashboards.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleColleague, sampleCompanyUser, sampleMember } from '../../testing/samples/users.ts'
import { PendingDashboard } from './pending-dashboard.tsx'

const checklist = respondWith('companies', 'listChecklist', sampleChecklist)

const user = respondWith('companies', 'getCompanyUser', sampleCompanyUser)

const meta: StoryMeta<typeof PendingDashboard> = {
  component: PendingDashboard,
  decorators: [withServer([checklist, user, ...sampleSupport], sampleMember)],
}
export default meta

export const Administrator: Story<typeof PendingDashboard> = {}
export const Supervisor: Story<typeof PendingDashboard> = {
  decorators: [withServer([checklist, user, ...sampleSupport], sampleColleague)],
}
export const Loading: Story<typeof PendingDashboard> = {
  decorators: [
    withServer([neverRespond('companies', 'listChecklist'), user, ...sampleSupport], sampleMember),
  ],
}
