import { Avatar } from '@fledge/ui/person.tsx'
import { LazyTrigger } from '@fledge/ui/lazy-trigger.tsx'
import { lazy } from 'react'
import { useSession } from './session.ts'
import { t } from '../i18n/use-texts.ts'
import type { AccountMenuProps } from './account-menu-parts.tsx'
import styles from './shell.module.css'
import { getUserName } from './user-name.ts'

const load = () => import('./account-menu-parts.tsx')
const OpenedAccountMenu = lazy(() => load().then((parts) => ({ default: parts.OpenedAccountMenu })))

/** The user's account menu. */
export function AccountMenu(props: AccountMenuProps) {
  const user = useSession()
  const name = getUserName(user)
  return (
    <LazyTrigger
      className={styles['iconButton']}
      aria-label={t('shell.account')}
      aria-haspopup="menu"
      load={load}
      opened={<OpenedAccountMenu {...props} />}
    >
      <Avatar name={name} picture={user?.picture_url ?? null} size={32} />
    </LazyTrigger>
  )
}
