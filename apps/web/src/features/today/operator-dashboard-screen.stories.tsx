import type { FinanceToday, Today } from '@fledge/contract/today/schema.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleFailedAct, sampleFinanceToday, sampleToday } from '../../testing/samples/today.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorDashboardScreen from './operator-dashboard-screen.tsx'

const withToday = (today: Today) =>
  withServer([respondWith('today', 'getToday', today)], sampleOperator)
const withFinance = (today: FinanceToday) =>
  withServer([respondWith('today', 'getFinanceToday', today)], {
    ...sampleOperator,
    role: 'FINANCE',
  })
const clear: Today = {
  ...sampleToday,
  queues: sampleToday.queues.map((queue) => ({
    ...queue,
    open: 0,
    late: 0,
    due_today: 0,
    mine: 0,
    unowned: 0,
    covered: 0,
    oldest: null,
  })),
  concerns: 0,
  week: { interviews: 0, starts: 0, deadlines: 0 },
  incidents: { failed_mails: 0, late_jobs: 0, failing_events: 0, payment_checks: 0 },
}

const meta: StoryMeta<typeof OperatorDashboardScreen> = {
  component: OperatorDashboardScreen,
  decorators: [withToday(sampleToday)],
}
export default meta

export const EveryQueue: Story<typeof OperatorDashboardScreen> = {}
export const Clear: Story<typeof OperatorDashboardScreen> = { decorators: [withToday(clear)] }
export const NoBatch: Story<typeof OperatorDashboardScreen> = {
  decorators: [withToday({ ...clear, has_batches: false })],
}
export const Loading: Story<typeof OperatorDashboardScreen> = {
  decorators: [withServer([neverRespond('today', 'getToday')], sampleOperator)],
}
export const Failed: Story<typeof OperatorDashboardScreen> = {
  decorators: [withServer([failWith('today', 'getToday', { status: 500 })], sampleOperator)],
}
export const ForFinance: Story<typeof OperatorDashboardScreen> = {
  decorators: [withFinance(sampleFinanceToday)],
}
export const NothingForFinance: Story<typeof OperatorDashboardScreen> = {
  decorators: [
    withFinance({
      refunds: { ...sampleFinanceToday.refunds, open: 0, oldest: null },
      failing_events: 0,
      payment_differences: 0,
      failed_acts: { total: 0, latest: [] },
    }),
  ],
}
export const FailedDecisions: Story<typeof OperatorDashboardScreen> = {
  decorators: [withToday({ ...sampleToday, failed_acts: { total: 1, latest: [sampleFailedAct] } })],
}
export const ForPartner: Story<typeof OperatorDashboardScreen> = {
  decorators: [withServer([], { ...sampleOperator, role: 'PARTNER' })],
}
