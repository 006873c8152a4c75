import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { waitOwners } from '@fledge/domain/waits/types.ts'
import type { TodayList } from '@fledge/domain/today/types.ts'

/** Filters of the team's tasks, as in the address of their list. */
interface WaitFilters {
  readonly kind?: OverdueKind
  readonly owner?: (typeof waitOwners)[number]
  readonly late?: 'true'
  readonly due_today?: 'true'
}

/** The team's tasks that a number counts. */
export const toWaits = (filters: WaitFilters = {}): string =>
  buildPath(paths.operator.waits, {}, { ...filters })

/** The items that a number counts. */
export const toItems = (list: TodayList, kind?: OverdueKind): string =>
  buildPath(paths.operator.todayItems, {}, { list, kind })
