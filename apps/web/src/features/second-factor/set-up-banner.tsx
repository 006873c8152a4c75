import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Link } from '../../platform/router/link.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './second-factor.module.css'

/** Says above every screen by when an operator has to set up the second factor. */
export function SetUpBanner() {
  const zone = useZone()
  const { second_factor_due_at: dueAt } = useUser()
  if (!dueAt) return null
  return (
    <p className={styles['banner']} role="status">
      {t('secondFactor.banner', { date: formatTime(new Date(dueAt), zone, 'day') })}{' '}
      <Link to={buildPath(paths.operator.settings)}>{t('secondFactor.banner.action')}</Link>
    </p>
  )
}
