import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconCalendarExclamation } from '@fledge/ui/icons/calendar-exclamation.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { Link } from '../../platform/router/link.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'

type UnreadCalendar = Payload<'interviews', 'interviewTimes'>['unread'][number]

/**
 * Names people whose calendars couldn't be read, and what is shown instead.
 * @param company name of the company for interns, who see no names of people
 */
export function UnreadCalendarsNotice({
  unread,
  company,
}: {
  readonly unread: readonly UnreadCalendar[]
  readonly company?: string
}) {
  if (unread.length === 0) return null
  const own = unread.find((calendar) => calendar.is_own)
  const first = company ? t('interviewScreen.unread.company', { company }) : null
  return (
    <div className={styles['unread']} role="status">
      <IconCalendarExclamation size={18} aria-hidden />
      <div>
        {first ? (
          <p>{first}</p>
        ) : (
          unread.map((calendar) => (
            <p key={`${calendar.name} ${calendar.calendar_provider}`}>
              {t(`interviewScreen.unread.${calendar.because}`, {
                name: calendar.name,
                calendar: translateKey(`calendars.provider.${calendar.calendar_provider}`),
              })}
            </p>
          ))
        )}
        <p>
          {t('interviewScreen.unread.instead')}{' '}
          {own && !company ? (
            <Link to={buildPath(paths.company.settings, {}, { tab: 'calendars' })}>
              {t('interviewScreen.unread.settings')}
            </Link>
          ) : null}
        </p>
      </div>
    </div>
  )
}
