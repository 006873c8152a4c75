import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconTicket } from '@fledge/ui/icons/ticket.tsx'
import { useIsCompanyRefused } from '../../platform/shell/account.ts'
import { AppShell } from '../../platform/shell/app-shell.tsx'
import styles from '../../platform/shell/shell.module.css'
import { useApiQuery } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { AccountNotice } from './account-notice.tsx'
import { ApprovalGate } from './approval-gate.tsx'
import own from './layout.module.css'
import { buildCompanyNav, listCompanyPlaces, companyTabs, pendingTabs } from './nav.ts'
import { listSettingsTabs } from './settings-tabs.ts'

/** Sidebar, header and bottom bar around every company screen. */
export default function CompanyLayout() {
  const user = useUser()
  const canBrowse = user.role === 'ADMIN' || user.permissions.includes('BROWSE_CANDIDATE')
  const isRefused = useIsCompanyRefused()
  const isPending = user.company !== null && companyCan.waitsForReview(user.company.account_status)
  const open = user.company !== null && !isRefused
  const updates = useApiQuery('dashboards', 'getHiringUpdates', {}, { enabled: open })
  const find = () =>
    import('./search.ts').then(({ searchCompanyArea }) =>
      searchCompanyArea({ canBrowse: canBrowse && open, isRefused }),
    )
  const shell = (
    <AppShell
      groups={buildCompanyNav({
        waiting: updates.data?.payload.waits_count ?? 0,
        canBrowse,
        isRefused,
        isPending,
      })}
      tabs={isPending ? pendingTabs : companyTabs}
      home={paths.company.dashboard}
      settings={paths.company.settings}
      leaveTo={paths.company.getStarted}
      search={t('shell.search')}
      find={find}
      places={listCompanyPlaces({
        tabs: listSettingsTabs(user.role, user.company?.account_status),
        isAdmin: user.role === 'ADMIN',
        isRefused,
        isPending,
      })}
      notice={<AccountNotice />}
      foot={<Foot hasCredits={open && !isPending} />}
    />
  )
  return isPending ? <ApprovalGate>{shell}</ApprovalGate> : shell
}

const Foot = ({ hasCredits }: { readonly hasCredits: boolean }) => (
  <>
    {hasCredits ? <Credits /> : null}
    <Owner />
  </>
)

/** Remaining interview credits, above the company at the foot of the sidebar. */
function Credits() {
  const balance = useApiQuery('credits', 'getCreditBalance')
  return balance.data ? (
    <p className={own['credits']}>
      <IconTicket size={18} aria-hidden />
      <span>
        <Rich text="company.credits" values={{ count: balance.data.payload.left }} />
      </span>
    </p>
  ) : null
}

function Owner() {
  const user = useUser()
  if (!user.company) return null
  const role = user.role === 'ADMIN' ? t('company.role.ADMIN') : t('company.role.SUPERVISOR')
  return (
    <div className={styles['owner']}>
      <CompanyLogo name={user.company.name} logo={user.company.logo_url} size={32} />
      <div>
        <p className={styles['ownerName']}>{user.company.name}</p>
        <p className={styles['ownerText']}>
          {t('company.owner', {
            name: [user.first_name, user.last_name].filter(Boolean).join(' '),
            role,
          })}
        </p>
      </div>
    </div>
  )
}
