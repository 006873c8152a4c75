import { getNoShowCountingStart } from '@fledge/domain/no-shows/rules.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'
import { pendingItemsSql } from './overdue-sql.ts'

export interface OverdueRow {
  kind: OverdueKind
  id: string
  title: string
  detail: string
  company_id: string | null
  since: string
  due_at: string
}
/** First parameters of all these statements: now, and since when missed interviews count. */
export const toOverdueParams = (now: Date) =>
  [now.toISOString(), getNoShowCountingStart(now).toISOString()] as const
const overdueSql = `from (${pendingItemsSql}) w where w.late_from <= $1::timestamptz`

export const overdueList = statement<
  [
    now: string,
    noShowsSince: string,
    OperatorScope,
    kinds: readonly OverdueKind[],
    limit: number,
    offset: number,
  ],
  OverdueRow
>(
  'overdue.list',
  `select w.kind, w.id, w.title, w.detail, w.company_id, w.since, w.due_at ${overdueSql} and $3::text is not null and w.kind = any($4::text[]) order by w.due_at, w.id limit $5 offset $6`,
)

export interface OverdueCount {
  kind: OverdueKind
  count: number
  oldest_due: string
}
export const overdueCounts = statement<[now: string, noShowsSince: string], OverdueCount>(
  'overdue.counts',
  `select w.kind, count(*)::int as count, min(w.due_at) as oldest_due ${overdueSql} group by w.kind order by oldest_due, w.kind`,
)

export interface PendingItemCount {
  kind: OverdueKind
  count: number
  late: number
  oldest: string
  oldest_late: string | null
}
/** All pending items, overdue or not. */
export const pendingItemCounts = statement<[now: string, noShowsSince: string], PendingItemCount>(
  'overdue.waitCounts',
  `select w.kind, count(*)::int as count, (count(*) filter (where w.late_from <= $1::timestamptz))::int as late, min(w.since) as oldest,
     min(w.since) filter (where w.late_from <= $1::timestamptz) as oldest_late
   from (${pendingItemsSql}) w group by w.kind`,
)

export const managerUsers = statement<[], { user_id: string }>(
  'overdue.managers',
  `select user_id from users where type = 'O' and status = 'ACTIVE' and operator_role = 'MANAGER' order by user_id`,
)
/** Stores the day of the last digest. Of several servers in parallel, only one changes the row. */
export const claimDigestDay = statement<[day: string]>(
  'overdue.beginDigest',
  `insert into settings (name, value) values ('overdue_digest', to_jsonb($1::text)) on conflict (name) do update set value = excluded.value where settings.value <> excluded.value`,
)
