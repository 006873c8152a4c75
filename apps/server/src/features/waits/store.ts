import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { overdueKindsSql } from '../../platform/db/waits/waits.ts'
import { type TeamWaitListRow, teamWaitRows } from './queries/waits.queries.ts'

/** What the team has to do: what others do first, only once they are late. */
const isOfTeamSql = `(w.kind not in ('DECISION', 'PLACEMENT') or w.late_from <= :now::timestamptz)`

export const teamWaitList = defineList<{
  row: TeamWaitListRow
  scope: { operator: OperatorScope; now: string; no_shows_since: string }
  filters: { kind: OverdueKind; owner: string; unowned: true; late: true }
}>({
  name: 'waits.list',
  ...teamWaitRows,
  where: [`w.kind in (${overdueKindsSql})`, isOfTeamSql],
  filters: {
    kind: 'w.kind = :kind',
    owner: 'w.owner_id = :owner',
    unowned: 'w.owner_id is null',
    late: 'w.late_from <= :now::timestamptz',
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'w.due_at', type: 'timestamptz' },
        { sql: 'w.id', type: 'uuid' },
        { sql: 'w.kind', type: 'text' },
      ],
    },
  },
})
