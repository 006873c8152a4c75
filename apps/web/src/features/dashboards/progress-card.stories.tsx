import type { Payload } from '../../platform/http/client.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { candidatesInStages } from '../../testing/samples/dashboards.ts'
import { planOption } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ProgressCard } from './progress-card.tsx'

const plans = respondWith('browse', 'listOpportunityOptions', [
  planOption,
  { ...planOption, internship_opportunity_id: 'other', internship_opportunity_name: longText },
])
const withCandidates = (...rows: Payload<'dashboards', 'listDashboardCandidates'>) =>
  withServer([plans, respondWith('dashboards', 'listDashboardCandidates', rows)], sampleMember)

const meta: StoryMeta<typeof ProgressCard> = { component: ProgressCard }
export default meta

export const Candidates: Story<typeof ProgressCard> = {
  decorators: [withCandidates(...candidatesInStages)],
}
export const Empty: Story<typeof ProgressCard> = { decorators: [withCandidates()] }
export const Loading: Story<typeof ProgressCard> = {
  decorators: [
    withServer([plans, neverRespond('dashboards', 'listDashboardCandidates')], sampleMember),
  ],
}
export const Failed: Story<typeof ProgressCard> = {
  decorators: [
    withServer(
      [plans, failWith('dashboards', 'listDashboardCandidates', { status: 500 })],
      sampleMember,
    ),
  ],
}
