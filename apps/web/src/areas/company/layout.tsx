import 'flag-icons/css/flag-icons.min.css'
import { pages } from '@fledge/contract/pages.ts'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { AppShell } from '../../platform/shell/app-shell.tsx'
import styles from '../../platform/shell/shell.module.css'
import { useUser } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { AccountNotice } from './account-notice.tsx'
import { companyNav, companyTabs } from './nav.ts'

/** Sidebar, header and bottom bar around every screen of the company. */
export default function CompanyLayout() {
  const user = useUser()
  const browses = user.role === 'ADMIN' || user.permissions.includes('BROWSE_CANDIDATE')
  return (
    <AppShell groups={companyNav(0, browses)} tabs={companyTabs} home={pages.company.dashboard} settings={pages.company.settings} leaveTo={pages.company.getStarted} search={t('shell.search')} notice={<AccountNotice />} foot={<Owner />} />
  )
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
        <p className={styles['ownerText']}>{t('company.owner', { name: [user.first_name, user.last_name].filter(Boolean).join(' '), role })}</p>
      </div>
    </div>
  )
}
