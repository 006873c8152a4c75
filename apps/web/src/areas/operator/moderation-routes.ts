import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const p = paths.operator

/** Screens about plans, what people report and reply, and what the programme team has hidden. */
export const moderationPages: LayoutTable['screens'] = [
  {
    page: p.reports,
    file: 'reports/operator-reports',
    prefetch: [
      prefetch('reports', 'listContentReports', { query: { page: '1' } }),
      prefetch('pendingActs', 'listPendingActs', { query: { kind: 'REPORT' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'reports' } }),
    ],
  },
  {
    page: p.plan,
    file: 'areas/operator/plan',
    prefetch: [
      prefetch('plans', 'getPlanPage', { params: { id: '{id}' } }),
      prefetch('plans', 'listPlanEvents', { params: { id: '{id}' }, query: { page: '1' } }),
      prefetch('reports', 'listContentHidings', { query: { plan: '{id}', per_page: '1' } }),
      prefetch('pendingActs', 'listPendingActs', { query: { kind: 'HIDING' } }),
    ],
  },
  {
    page: p.replies,
    file: 'messages/operator-replies',
    prefetch: [
      prefetch('messages', 'listMessageReplies', { query: { page: '1' } }),
      prefetch('pendingActs', 'listPendingActs', { query: { kind: 'REPLY' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'replies' } }),
    ],
  },
  {
    page: p.hiddenContent,
    file: 'reports/operator-hidden-content',
    prefetch: [
      prefetch('reports', 'listContentHidings', { query: { page: '1' } }),
      prefetch('pendingActs', 'listPendingActs', { query: { kind: 'HIDING' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'hiddenContent' } }),
    ],
  },
]
