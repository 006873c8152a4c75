import { getNoShowCountingStart } from '@fledge/domain/no-shows/rules.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
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
/** Parameters of the counts: now, and since when missed interviews count. */
export const toOverdueParams = (now: Date) =>
  [now.toISOString(), getNoShowCountingStart(now).toISOString()] as const
const numberedItemsSql = pendingItemsSql.replaceAll(':no_shows_since', '$2')

export const overdueList = defineList<{
  row: OverdueRow
  scope: { operator: OperatorScope; now: string; no_shows_since: string }
  filters: { kind: OverdueKind }
}>({
  name: 'overdue.list',
  columns: 'w.kind, w.id, w.title, w.detail, w.company_id, w.since, w.due_at',
  from: `(${pendingItemsSql}) w`,
  where: ['w.late_from <= :now::timestamptz'],
  filters: { kind: 'w.kind = :kind' },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'w.due_at', type: 'timestamptz' },
        { sql: 'w.id', type: 'text' },
        { sql: 'w.kind', type: 'text' },
      ],
    },
  },
})

export interface OverdueCount {
  kind: OverdueKind
  count: number
  oldest_due: string
}
export const overdueCounts = statement<[now: string, noShowsSince: string], OverdueCount>(
  'overdue.counts',
  `select w.kind, count(*)::int as count, min(w.due_at) as oldest_due from (${numberedItemsSql}) w where w.late_from <= $1::timestamptz group by w.kind order by oldest_due, w.kind`,
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
   from (${numberedItemsSql}) w group by w.kind`,
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
