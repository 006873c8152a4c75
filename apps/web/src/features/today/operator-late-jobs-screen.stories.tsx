import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorLateJobsScreen from './operator-late-jobs-screen.tsx'

const withJobs = (...names: readonly string[]) =>
  withServer(
    [
      respondWith(
        'today',
        'listLateJobs',
        names.map((name) => ({ job_name: name, oldest_due_at: '2026-11-27T09:00:00Z' })),
      ),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorLateJobsScreen> = {
  component: OperatorLateJobsScreen,
  decorators: [withJobs('offers.expire', 'weeks.remind')],
}
export default meta

export const TwoBehind: Story<typeof OperatorLateJobsScreen> = {}
export const None: Story<typeof OperatorLateJobsScreen> = { decorators: [withJobs()] }
export const Loading: Story<typeof OperatorLateJobsScreen> = {
  decorators: [withServer([neverRespond('today', 'listLateJobs')], sampleOperator)],
}
export const Failed: Story<typeof OperatorLateJobsScreen> = {
  decorators: [withServer([failWith('today', 'listLateJobs', { status: 500 })], sampleOperator)],
}
