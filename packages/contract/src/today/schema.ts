import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { todayLists } from '@fledge/domain/today/types.ts'
import { z } from 'zod'
import { failedActs } from '../pending-acts/schema.ts'

/** A queue of the programme team. */
const queue = z.object({
  kind: z.enum(overdueKinds),
  open: z.int(),
  late: z.int(),
  due_today: z.int(),
  /** Since when the oldest one waits; null if nothing waits. */
  oldest: z.string().nullable(),
  mine: z.int(),
  unowned: z.int(),
  /** Of colleagues who are away and for whom the reader stands in. */
  covered: z.int(),
  /** What came in and was finished on each day, oldest first; null where no event says so. */
  flow: z.object({ received: z.array(z.int()), finished: z.array(z.int()) }).nullable(),
})

/** The programme team's overview. */
export const today = z.object({
  queues: z.array(queue),
  concerns: z.int(),
  week: z.object({ interviews: z.int(), starts: z.int(), deadlines: z.int() }),
  incidents: z.object({
    failed_mails: z.int(),
    late_jobs: z.int(),
    /** Null for roles that may not open their list. */
    failing_events: z.int().nullable(),
    payment_checks: z.int(),
  }),
  has_batches: z.boolean(),
  // A server of the release before does not return it.
  failed_acts: failedActs.optional(),
})
export type Today = z.infer<typeof today>

/** What someone who decides about money has to do. */
export const financeToday = z.object({
  refunds: queue,
  failing_events: z.int(),
  payment_differences: z.int(),
  failed_acts: failedActs.optional(),
})
export type FinanceToday = z.infer<typeof financeToday>

/** An item behind a number of the overview. */
export const todayItem = z.object({
  list: z.enum(todayLists),
  /** The queue of what was received or finished. */
  kind: z.enum(overdueKinds).nullable(),
  id: z.string(),
  at: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Id of the application, company, offer, request or batch that it is about. */
  link_id: z.string().nullable(),
  /** Whether it is a reported concern, which has a page of its own. */
  is_concern: z.boolean(),
  /** Account of the intern whom it is about. */
  user_id: z.string().nullable(),
})
export type TodayItem = z.infer<typeof todayItem>
