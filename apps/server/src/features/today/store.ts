import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { getTodayPeriods } from '@fledge/domain/today/rules.ts'
import type { TodayList } from '@fledge/domain/today/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type TodayItemRow, todayItemRows } from './queries/today.queries.ts'

/** Numbers of a queue in which nothing waits. */
export const emptyQueue = {
  open: 0,
  late: 0,
  due_today: 0,
  oldest: null,
  mine: 0,
  unowned: 0,
  covered: 0,
} as const

/** Values of the parameters of the items. */
export function toTodayParams(now: Date) {
  const { flowFrom, weekTo } = getTodayPeriods(now)
  return {
    now: now.toISOString(),
    flow_from: flowFrom,
    week_to: weekTo,
  }
}

const key = [
  { sql: 'x.at', type: 'timestamptz' },
  { sql: 'x.id', type: 'text' },
] as const

export const todayItemList = defineList<
  {
    row: TodayItemRow
    scope: { operator: OperatorScope } & ReturnType<typeof toTodayParams>
    filters: { list: TodayList; kind: OverdueKind }
  },
  'soonest' | 'newest'
>({
  name: 'today.items',
  ...todayItemRows,
  where: [],
  filters: { list: 'x.list = :list', kind: 'x.kind = :kind' },
  orders: {
    soonest: { direction: 'asc', key },
    newest: { direction: 'desc', key },
  },
})
