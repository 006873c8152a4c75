import { paths } from '@fledge/contract/paths.ts'
import type { OperatorList } from '@fledge/domain/lists/types.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const p = paths.operator
const views = (list: OperatorList) => prefetch('lists', 'listSavedViews', { query: { list } })

/** Screens about the team, and about what the product does by itself. */
export const systemPages: LayoutTable['screens'] = [
  {
    page: p.team,
    file: 'team/operator-team',
    prefetch: [prefetch('team', 'listTeam'), prefetch('team', 'getReviewTimes'), views('team')],
  },
  {
    page: p.flags,
    file: 'flags/operator-flags',
    prefetch: [prefetch('flags', 'listFlags'), views('flags')],
  },
  {
    page: p.outbox,
    file: 'outbox/operator-outbox',
    prefetch: [prefetch('outbox', 'listFailedMails', { query: { page: '1' } }), views('outbox')],
  },
  {
    page: p.jobs,
    file: 'jobs/operator-jobs',
    prefetch: [prefetch('jobs', 'listJobs', { query: {} }), views('jobs')],
  },
  {
    page: p.webhooks,
    file: 'payments/operator-webhooks',
    prefetch: [
      prefetch('payments', 'listProviderEvents', { query: { page: '1' } }),
      views('webhooks'),
    ],
  },
  {
    page: p.audit,
    file: 'audit-log/operator-audit-log',
    prefetch: [prefetch('auditLog', 'listAuditEvents', { query: { page: '1' } }), views('log')],
  },
  {
    page: p.privacy,
    file: 'privacy/operator-privacy',
    prefetch: [
      prefetch('privacy', 'listPrivacyRequests', { query: { page: '1' } }),
      views('privacy'),
    ],
  },
]
