import { paths } from '@fledge/contract/paths.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const p = paths.operator

/**
 * Every screen of the programme team's console: path and file (`features/<feature>/<x>-screen.tsx`,
 * or `areas/…`). Access is defined by the domain's guard table.
 */
export const operatorLayouts: readonly LayoutTable[] = [
  {
    id: 'operator-app',
    layout: () => import('./layout.tsx'),
    screens: [
      { page: p.dashboard, file: 'areas/operator/dashboard' },
      { page: p.overdue, file: 'overdue/operator-overdue' },
      { page: p.applications, file: 'reviews/operator-applications' },
      { page: p.application, file: 'reviews/operator-applications' },
      { page: p.companies, file: 'companies/operator-companies' },
      { page: p.company, file: 'companies/operator-companies' },
      { page: p.offers, file: 'offers/operator-offers' },
      { page: p.offer, file: 'offers/operator-offers' },
      { page: p.noShows, file: 'no-shows/operator-no-shows' },
      { page: p.actions, file: 'internships/operator-actions' },
      { page: p.batches, file: 'batches/operator-batches' },
      { page: p.newBatch, file: 'batches/operator-batch' },
      { page: p.batch, file: 'batches/operator-batch' },
      { page: p.refunds, file: 'payments/operator-payments' },
      { page: p.certificates, file: 'internships/operator-certificates' },
    ],
  },
  {
    id: 'operator-public',
    layout: () => import('../public/sign-in-layout.tsx'),
    screens: [
      { page: p.index, file: 'sessions/operator-get-started' },
      { page: p.getStarted, file: 'sessions/operator-get-started' },
    ],
  },
]
