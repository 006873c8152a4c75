import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { Avatar } from '@fledge/ui/person.tsx'
import { IconCalendar } from '@fledge/ui/icons/calendar.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconHome } from '@fledge/ui/icons/home.tsx'
import { IconMessage } from '@fledge/ui/icons/message.tsx'
import { IconRoute } from '@fledge/ui/icons/route.tsx'
import { IconSchool } from '@fledge/ui/icons/school.tsx'
import { IconSettings } from '@fledge/ui/icons/settings.tsx'
import { IconUser } from '@fledge/ui/icons/user.tsx'
import { AppShell } from '../../platform/shell/app-shell.tsx'
import type { NavGroup } from '../../platform/shell/nav.ts'
import styles from '../../platform/shell/shell.module.css'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { internPlaces } from './settings-tabs.ts'

const p = paths.intern

const groups: readonly NavGroup[] = [
  {
    items: [
      { label: 'intern.nav.dashboard', to: p.dashboard, icon: IconHome },
      { label: 'intern.nav.tracker', to: p.tracker, icon: IconRoute },
      { label: 'intern.nav.internships', to: p.internships, icon: IconSchool },
      { label: 'intern.nav.times', to: p.times, icon: IconCalendar },
      { label: 'intern.nav.messages', to: p.messages, icon: IconMessage },
    ],
  },
  {
    items: [
      { label: 'intern.nav.profile', to: p.profile, icon: IconUser },
      { label: 'intern.nav.applications', to: p.applications, icon: IconFileText },
      { label: 'intern.nav.settings', to: p.settings, icon: IconSettings },
    ],
  },
]

const tabs = [
  { label: 'intern.tab.home', to: p.dashboard },
  { label: 'intern.tab.tracker', to: p.tracker },
  { label: 'intern.tab.internships', to: p.internships },
  { label: 'intern.tab.times', to: p.times },
] as const

const find = () => import('./search.ts').then(({ searchInternArea }) => searchInternArea)

/** Sidebar, header and bottom bar around the intern's screens. */
export default function InternLayout() {
  return (
    <AppShell
      groups={groups}
      tabs={tabs}
      home={p.dashboard}
      settings={p.settings}
      leaveTo={p.getStarted}
      search={t('shell.searchIntern')}
      find={find}
      places={internPlaces}
      foot={<Owner />}
    />
  )
}

function Owner() {
  const user = useUser()
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return (
    <div className={styles['owner']}>
      <Avatar name={name} picture={user.picture_url} size={32} />
      <div>
        <p className={styles['ownerName']}>{name}</p>
        <p className={styles['ownerText']}>{user.email}</p>
      </div>
    </div>
  )
}
