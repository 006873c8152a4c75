import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const pendingActs = prefetch('pendingActs', 'listPendingActs', { query: { kind: 'INVITATION' } })

/** Screens about companies that the programme team invites. */
export const companyInvitationPages: LayoutTable['screens'] = [
  {
    page: paths.operator.importCompanies,
    file: 'company-invitations/operator-import-companies',
    prefetch: [
      pendingActs,
      prefetch('companyInvitations', 'listCompanyInvitations', {
        query: { state: 'OPEN', per_page: '1' },
      }),
    ],
  },
  {
    page: paths.operator.companyInvitations,
    file: 'company-invitations/operator-company-invitations',
    prefetch: [
      pendingActs,
      prefetch('companyInvitations', 'listCompanyInvitations', { query: { page: '1' } }),
      prefetch('lists', 'listSavedViews', { query: { list: 'companyInvitations' } }),
    ],
  },
]
