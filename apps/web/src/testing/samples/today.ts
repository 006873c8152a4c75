import type { FailedActs } from '@fledge/contract/pending-acts/schema.ts'
import type { FinanceToday, Today, TodayItem } from '@fledge/contract/today/schema.ts'
import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { flowKinds } from '@fledge/domain/today/types.ts'

const received = [3, 5, 2, 0, 0, 6, 4, 7, 3, 1, 0, 0, 5, 2]
const finished = [1, 2, 6, 0, 0, 3, 9, 8, 6, 4, 0, 0, 7, 3]

export const sampleToday: Today = {
  queues: overdueKinds.map((kind, index) => ({
    kind,
    open: 120 + index,
    late: index,
    due_today: 4,
    oldest: '2026-11-14T09:00:00Z',
    mine: 2,
    unowned: 100,
    covered: 2,
    flow: flowKinds.some((known) => known === kind) ? { received, finished } : null,
  })),
  concerns: 2,
  week: { interviews: 12, starts: 3, deadlines: 1 },
  incidents: { failed_mails: 2, late_jobs: 1, failing_events: 3, payment_checks: 0 },
  has_batches: true,
  failed_acts: { total: 0, latest: [] },
}
export const sampleFailedAct: FailedActs['latest'][number] = {
  act_id: 'act',
  act: 'extendDeadline',
  kind: 'PERSON',
  subject_id: 'offer',
  name: 'Amara Okafor',
  count: 1,
  failure: 'people.refused.notWaiting',
  user_id: 'amara',
  colleague: null,
}
export const sampleTodayItem: TodayItem = {
  list: 'INTERVIEWS',
  kind: null,
  id: 'interview',
  at: '2026-11-29T09:00:00Z',
  title: 'Amara Okafor',
  detail: 'Lakeside Systems',
  link_id: null,
  is_concern: false,
  user_id: 'amara',
}

export const sampleFinanceToday: FinanceToday = {
  refunds: {
    kind: 'REFUND',
    open: 3,
    late: 1,
    due_today: 1,
    oldest: '2026-11-20T09:00:00Z',
    mine: 0,
    unowned: 3,
    covered: 0,
    flow: null,
  },
  failing_events: 2,
  payment_differences: 1,
  failed_acts: { total: 0, latest: [] },
}
