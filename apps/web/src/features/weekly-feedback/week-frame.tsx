import type { WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconLock } from '@fledge/ui/icons/lock.tsx'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { formatWeekDue, isWeekUrgent, formatWeek } from '../../shared/format-week.ts'
import styles from './week-page.module.css'

interface WeekFrameProps {
  readonly question: WeekQuestion
  readonly current: string
  readonly onStep: (slug: string) => void
  readonly side: WeekSide
  readonly children: ReactNode
}

/** Layout with the week's questions on the left, and who sees the answers and when. */
export function WeekFrame({ question, current, onStep, side, children }: WeekFrameProps) {
  const [zone, now] = [useZone(), useNow()]
  const other = side === 'intern' ? question.company_name : question.intern_name
  return (
    <div className={styles['frame']}>
      <nav className={styles['rail']} aria-label={t('weekScreen.questions')}>
        <WeekHead question={question} other={other} />
        <ol>
          {question.steps.map((step, index) => (
            <StepItem
              key={step.slug}
              step={step}
              number={index + 1}
              isCurrent={step.slug === current}
              onStep={onStep}
            />
          ))}
        </ol>
      </nav>
      <div className={styles['main']}>
        {children}
        <p className={styles['lock']}>
          <IconLock size={16} aria-hidden />
          {Date.parse(question.visible_at) > now.getTime()
            ? t('weekScreen.sees', {
                name: other,
                day: formatTime(question.visible_at, zone, 'day'),
              })
            : t('weekScreen.seesNow', { name: other })}
        </p>
      </div>
    </div>
  )
}

interface WeekHeadProps {
  readonly question: WeekQuestion
  readonly other: string
}

function WeekHead({ question, other }: WeekHeadProps) {
  const [zone, now] = [useZone(), useNow()]
  const isWaiting = !question.is_locked && !question.is_completed
  return (
    <div className={styles['week']}>
      <CompanyLogo name={question.company_name} logo={question.logo_url} size={32} />
      <div>
        <b>{t('weekScreen.week', { week: question.week })}</b>
        <p className={styles['small']}>
          {formatWeek(question.starts_on, question.ends_on)} · {other}
        </p>
        {isWaiting ? (
          <p className={isWeekUrgent(question.unlocks_at, now) ? styles['due'] : styles['small']}>
            {formatWeekDue(question.unlocks_at, zone, now)}
          </p>
        ) : null}
      </div>
    </div>
  )
}

interface StepItemProps {
  readonly step: WeekQuestion['steps'][number]
  readonly number: number
  readonly isCurrent: boolean
  readonly onStep: (slug: string) => void
}

/** Question in the list; answered ones show their answer. */
function StepItem({ step, number, isCurrent, onStep }: StepItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['step']}
        data-answered={step.answered}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onStep(step.slug)}
      >
        <span className={styles['node']} aria-hidden>
          {step.answered && !isCurrent ? <IconCheck size={16} /> : number}
        </span>
        <span>
          {step.text}
          {step.says && !isCurrent ? <span className={styles['small']}>{step.says}</span> : null}
        </span>
      </button>
    </li>
  )
}
