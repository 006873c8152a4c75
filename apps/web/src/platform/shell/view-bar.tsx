import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconEye } from '@fledge/ui/icons/eye.tsx'
import { useEffect } from 'react'
import { t } from '../i18n/use-texts.ts'
import { useApiMutation } from '../query/query.ts'
import { getServerTime, useNow } from '../time/clock.ts'
import { openAfresh } from './account-view.ts'
import { useSession } from './session.ts'
import { getUserName } from './user-name.ts'
import styles from './view-bar.module.css'

/** The cookie outlasts the view by the time that the response took which set it. */
const cookieMs = 2000

/** Says above every screen as whom a manager looks at the product, and for how long. */
export function ViewBar() {
  const user = useSession()
  return user?.view ? <OpenViewBar user={user} endsAt={Date.parse(user.view.ends_at)} /> : null
}

interface OpenViewBarProps {
  readonly user: SessionUser
  /** Milliseconds on the server's clock. */
  readonly endsAt: number
}

function OpenViewBar({ user, endsAt }: OpenViewBarProps) {
  const now = useNow()
  const back = buildPath(paths.operator.person, { id: user.user_id ?? '' })
  const stop = useApiMutation('accounts', 'endAccountView', { onDone: () => openAfresh(back) })
  useEffect(() => {
    const timer = setTimeout(() => openAfresh(back), endsAt - getServerTime() + cookieMs)
    return () => clearTimeout(timer)
  }, [endsAt, back])
  return (
    <aside className={styles['bar']} aria-label={t('shell.view')}>
      <IconEye size={20} aria-hidden />
      <p className={styles['text']}>
        <b>
          <span className={styles['desk']}>{t('shell.view.as')} </span>
          {getUserName(user)}
        </b>
        <span className={styles['desk']}>{t('shell.view.hint')}</span>
      </p>
      <span className={styles['time']}>
        {t('shell.view.left', {
          minutes: Math.max(1, Math.floor((endsAt - now.getTime()) / minuteMs)),
        })}
      </span>
      <Button size="small" busy={stop.isPending} onClick={() => stop.mutate({})}>
        {t('shell.view.stop')}
      </Button>
    </aside>
  )
}
