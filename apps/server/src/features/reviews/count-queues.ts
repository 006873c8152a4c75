import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countPendingItems } from '../overdue/public.ts'

interface Queue {
  readonly queue:
    | 'applications'
    | 'companies'
    | 'waitingList'
    | 'offers'
    | 'actions'
    | 'contested'
    | 'noShows'
    | 'decisions'
    | 'placements'
  readonly kind: OverdueKind
  /** Others have to act first; the programme team only once they are late. */
  readonly onlyLate?: true
}

const reviewQueues: readonly Queue[] = [
  { queue: 'applications', kind: 'APPLICATION' },
  { queue: 'companies', kind: 'COMPANY' },
  { queue: 'waitingList', kind: 'WAITING_LIST' },
  { queue: 'offers', kind: 'OFFER' },
  { queue: 'actions', kind: 'ACTION' },
  { queue: 'contested', kind: 'CLAIM' },
  { queue: 'noShows', kind: 'NO_SHOW' },
  { queue: 'decisions', kind: 'DECISION', onlyLate: true },
  { queue: 'placements', kind: 'PLACEMENT', onlyLate: true },
]

/** Counts all items awaiting the programme team. Overdue ones are those of the overdue list. */
export const countQueues: Handler<(typeof reviewEndpoints)['countQueues']> = async ({ db }) => {
  const pending = await countPendingItems(db)
  return reviewQueues.map(({ queue, kind, onlyLate }) => {
    const found = pending.find((item) => item.kind === kind)
    const [count, oldest] = onlyLate
      ? [found?.late, found?.oldest_late]
      : [found?.count, found?.oldest]
    return { queue, count: count ?? 0, late: found?.late ?? 0, oldest: oldest ?? null }
  })
}
