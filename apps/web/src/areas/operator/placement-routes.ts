import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const p = paths.operator

/** Screens about interns without a placement, and about internships at risk. */
export const placementPages: LayoutTable['screens'] = [
  {
    page: p.placement,
    file: 'placement/operator-placement',
    prefetch: [
      prefetch('placement', 'listUnplaced', { query: { page: '1' } }),
      prefetch('placement', 'countUnplaced', { query: {} }),
      prefetch('pendingActs', 'listPendingActs', { query: { kind: 'PLACEMENT' } }),
      prefetch('batches', 'listOperatorBatches', { query: { per_page: '100' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'placement' } }),
    ],
  },
  {
    page: p.risk,
    file: 'risk/operator-risk',
    prefetch: [
      prefetch('risk', 'listAtRisk', { query: { page: '1' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'risk' } }),
    ],
  },
  // Reading a case is recorded, too.
  {
    page: p.case,
    file: 'internships/operator-case',
    prefetch: [prefetch('pendingActs', 'listPendingActs', { query: { kind: 'ACTION' } })],
  },
]
