import { paths } from '@fledge/contract/paths.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { IconWorld } from '@fledge/ui/icons/world.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { Link } from '../../platform/router/link.tsx'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'

export type InterviewChoice = Payload<'interviews', 'internInterviewTimes'>

interface ChooseHeadProps {
  readonly choice: InterviewChoice
  readonly title: string
}

/** Company and plan, the time zone, and the response deadline. */
export function ChooseHead({ choice, title }: ChooseHeadProps) {
  const [zone, now] = [useZone(), useNow()]
  const { company, plan } = choice.interview
  return (
    <>
      <div className={styles['company']}>
        <CompanyLogo name={company.name} logo={company.logo_url} size={56} />
        <div>
          <p className={styles['dim']}>
            {company.name} · {plan.name}
          </p>
          <h1>{title}</h1>
        </div>
      </div>
      <div className={styles['line']}>
        <span>
          <IconWorld size={16} aria-hidden />
          <span>
            <Rich
              text="interviewScreen.choose.zone"
              values={{
                city: getZoneCity(zone),
                time: formatTime(now, zone, 'time'),
              }}
            />
          </span>{' '}
          <Link to={paths.intern.settings}>{t('interviewScreen.choose.change')}</Link>
        </span>
        {choice.answer_by ? (
          <span className={isUrgent(true, choice.answer_by, now) ? styles['due'] : styles['dim']}>
            <IconClock size={16} aria-hidden />
            {t('interviewScreen.choose.answerBy', {
              when: formatTimeInSentence(choice.answer_by, zone, now),
            })}
          </span>
        ) : null}
      </div>
    </>
  )
}
