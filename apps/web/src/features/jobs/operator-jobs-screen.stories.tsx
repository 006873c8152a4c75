import type { JobView } from '@fledge/contract/jobs/schema.ts'
import { jobNames } from '@fledge/contract/jobs/job-names.ts'
import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { failingJob, sampleJob } from '../../testing/samples/jobs.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorJobsScreen from './operator-jobs-screen.tsx'

const late: JobView = {
  ...sampleJob,
  name: 'interviews.remind',
  state: 'LATE',
  since: '2026-11-26T10:30:00Z',
  started_at: '2026-11-26T10:30:00Z',
  next_at: null,
}
const fresh: JobView = {
  ...sampleJob,
  name: 'files.letUnusedGo',
  state: 'NEW',
  started_at: null,
  duration_ms: null,
  completed_at: null,
  next_at: null,
  processed_count: null,
  processed_at: null,
}
const withJobs = (...jobs: readonly JobView[]) =>
  withServer([noSavedViews, respondWith('jobs', 'listJobs', [...jobs])], sampleOperator)

const meta: StoryMeta<typeof OperatorJobsScreen> = {
  component: OperatorJobsScreen,
  decorators: [
    withJobs(failingJob, late, { ...sampleJob, state: 'RUNNING', is_urgent: true }, fresh),
  ],
}
export default meta

export const InEachState: Story<typeof OperatorJobsScreen> = {}
export const EveryJob: Story<typeof OperatorJobsScreen> = {
  decorators: [withJobs(...jobNames.map((name) => ({ ...sampleJob, name })))],
}
export const Asking: Story<typeof OperatorJobsScreen> = {
  play: press('tbody button', 'dialog[open]'),
}
export const NoneBehind: Story<typeof OperatorJobsScreen> = {
  decorators: [withJobs()],
  parameters: { address: '/?behind=true' },
}
export const Loading: Story<typeof OperatorJobsScreen> = {
  decorators: [withServer([noSavedViews, neverRespond('jobs', 'listJobs')], sampleOperator)],
}
export const Failed: Story<typeof OperatorJobsScreen> = {
  decorators: [
    withServer([noSavedViews, failWith('jobs', 'listJobs', { status: 500 })], sampleOperator),
  ],
}
