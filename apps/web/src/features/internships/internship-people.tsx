import type { InternshipDetail } from '@fledge/contract/internships/schema.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './progress.module.css'

interface PeopleProps {
  readonly progress: InternshipDetail
  readonly side: WeekSide
}

/** Supervisors and, for the company, the intern. */
export function InternshipPeople({ progress, side }: PeopleProps) {
  const now = useNow()
  const { intern } = progress
  return (
    <div className={styles['people']}>
      {side === 'company' ? (
        <PersonLine
          name={intern.name}
          picture={intern.picture_url}
          country={getCityFlag(intern.country_code, intern.time_zone)}
          location={formatLocalNow(intern.time_zone, now)}
        >
          <a className={styles['small']} href={`mailto:${intern.email}`}>
            {intern.email}
          </a>
        </PersonLine>
      ) : null}
      {progress.supervisors.map((supervisor) => (
        <PersonLine
          key={supervisor.member_id}
          name={supervisor.name}
          picture={supervisor.picture_url}
          country={getCityFlag(supervisor.country_code, supervisor.time_zone)}
          {...(supervisor.is_active ? { location: formatLocalNow(supervisor.time_zone, now) } : {})}
        >
          {formatSupervisor(supervisor, side)}
        </PersonLine>
      ))}
    </div>
  )
}

/** Returns the line below a supervisor; for a deactivated one, what it means for the internship. */
function formatSupervisor(supervisor: InternshipDetail['supervisors'][number], side: WeekSide) {
  if (!supervisor.is_active)
    return (
      <Meta due>
        {t(
          side === 'intern'
            ? 'internshipScreen.supervisorLeftIntern'
            : 'internshipScreen.supervisorLeft',
        )}
      </Meta>
    )
  return side === 'intern' ? (
    <a className={styles['small']} href={`mailto:${supervisor.email}`}>
      {supervisor.email}
    </a>
  ) : (
    <span className={styles['small']}>{t('internshipScreen.supervises')}</span>
  )
}
