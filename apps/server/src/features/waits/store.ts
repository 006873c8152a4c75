import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { isTeamWaitSql, teamWaitFilters } from '../../platform/db/waits/team-waits.ts'
import { type TeamWaitListRow, teamWaitRows } from './queries/waits.queries.ts'

export const teamWaitList = defineList<{
  row: TeamWaitListRow
  scope: {
    operator: OperatorScope
    user_id: string
    now: string
    no_shows_since: string
    day_end: string
  }
  filters: {
    kind: OverdueKind
    /** All that the role sees. */
    kinds: readonly OverdueKind[]
    owner: string
    unowned: true
    covered: true
    late: true
    due_today: true
    /** `KIND id` of each. */
    rows: readonly string[]
  }
}>({
  name: 'waits.list',
  ...teamWaitRows,
  where: [isTeamWaitSql],
  filters: {
    kind: 'w.kind = :kind',
    kinds: 'w.kind = any(:kinds::text[])',
    owner: 'w.owner_id = :owner',
    ...teamWaitFilters,
    rows: `w.kind || ' ' || w.id = any(:rows::text[])`,
  },
  orders: {
    default: {
      direction: 'asc',
      isCountedWithPage: true,
      key: [
        { sql: 'w.due_at', type: 'timestamptz' },
        { sql: 'w.id', type: 'uuid' },
        { sql: 'w.kind', type: 'text' },
      ],
    },
  },
  // A copy of the list finds all rows again for each batch.
  maxRows: 500,
})
