import type { InternshipDetail, ProgressWeek } from '@fledge/contract/internships/schema.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { IconExclamationMark } from '@fledge/ui/icons/exclamation-mark.tsx'
import { IconEye } from '@fledge/ui/icons/eye.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './progress.module.css'
import { isWeekDone, isWeekDue, getWeekBadge } from './format-progress.ts'
import { formatWeekDue, isWeekUrgent, formatWeek } from '../../shared/format-week.ts'

interface WeeksProps {
  readonly progress: InternshipDetail
  readonly other: string
  readonly onAnswer: (week: string) => void
  readonly onSee: (week: string) => void
}

/**
 * All weeks with the status of both sides, hours and rating. Selecting one opens its form or its
 * feedback.
 */
export function ProgressWeeks({ progress, other, onAnswer, onSee }: WeeksProps) {
  return (
    <Card
      title={t('internshipScreen.weeks')}
      side={
        progress.current_week
          ? t('internshipScreen.weekOf', { at: progress.current_week, of: progress.weeks })
          : undefined
      }
      flush
    >
      <div className={styles['weeksBox']}>
        <table className={styles['weeks']}>
          <WeeksHead other={other} />
          <tbody>
            {progress.list.map((week) => (
              <Week
                key={week.weekly_feedback_id}
                week={week}
                other={other}
                onAnswer={onAnswer}
                onSee={onSee}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function WeeksHead({ other }: Pick<WeeksProps, 'other'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={styles['unseen']}>{t('internshipScreen.weeks')}</span>
        </th>
        <th scope="col">{t('internshipScreen.you')}</th>
        <th scope="col">{other}</th>
        <th scope="col" className={styles['number']}>
          {t('internshipScreen.hoursOfYou')}
        </th>
        <th scope="col" className={styles['number']}>
          {t('internshipScreen.ratingOfYou')}
        </th>
        <th scope="col">
          <span className={styles['unseen']}>{t('internshipScreen.open')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface WeekProps extends Omit<WeeksProps, 'progress'> {
  readonly week: ProgressWeek
}

function Week({ week, other, onAnswer, onSee }: WeekProps) {
  const [zone, now] = [useZone(), useNow()]
  const due = isWeekDue(week.own_label)
  const urgent = due && isWeekUrgent(week.unlocks_at, now)
  const [own, theirs] = [
    getWeekBadge(week, week.own_label, zone),
    getWeekBadge(week, week.other_label, zone),
  ]
  return (
    <tr data-due={due ? (urgent ? 'urgent' : 'open') : undefined}>
      <th scope="row">
        <WeekName week={week} urgent={urgent} />
      </th>
      <td data-name={t('internshipScreen.you')}>
        <Badge tone={own.tone}>{own.text}</Badge>
        {due ? (
          <span className={urgent ? styles['due'] : styles['small']}>
            {formatWeekDue(week.unlocks_at, zone, now)}
          </span>
        ) : null}
      </td>
      <td data-name={other}>
        <Badge tone={theirs.tone}>{theirs.text}</Badge>
      </td>
      <td className={styles['number']}>
        {week.own_hours === null || !isWeekDone(week.own_label) ? '–' : `${week.own_hours} h`}
      </td>
      <td className={styles['number']}>
        {week.own_rating === null || !isWeekDone(week.own_label) ? '–' : week.own_rating}
      </td>
      <td className={styles['go']}>
        <WeekButtons week={week} onAnswer={onAnswer} onSee={onSee} />
      </td>
    </tr>
  )
}

/** Buttons to view the feedback of a week and to submit it when due. */
function WeekButtons({ week, onAnswer, onSee }: Omit<WeekProps, 'other'>) {
  const [due, done] = [isWeekDue(week.own_label), isWeekDone(week.own_label)]
  return (
    <>
      {done || week.is_visible ? (
        <button
          type="button"
          className={styles['see']}
          aria-label={t('internshipScreen.see', { week: week.number })}
          onClick={() => onSee(week.weekly_feedback_id)}
        >
          {due ? <IconEye size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
        </button>
      ) : null}
      {due ? (
        <button
          type="button"
          className={styles['see']}
          aria-label={`${t('internshipScreen.give')}: ${t('internshipScreen.week', { week: week.number })}`}
          onClick={() => onAnswer(week.weekly_feedback_id)}
        >
          <IconChevronRight size={18} aria-hidden />
        </button>
      ) : null}
    </>
  )
}

function WeekName({ week, urgent }: { readonly week: ProgressWeek; readonly urgent: boolean }) {
  const done = isWeekDone(week.own_label)
  const isOpen = week.is_current || isWeekDue(week.own_label)
  return (
    <span className={styles['place']}>
      <span
        className={styles['node']}
        data-state={urgent ? 'due' : done ? 'done' : isOpen ? 'now' : 'coming'}
        aria-hidden
      >
        {urgent ? <IconExclamationMark size={14} /> : done ? <IconCheck size={14} /> : null}
      </span>
      <span>
        <b>{t('internshipScreen.week', { week: week.number })}</b>
        <span className={styles['small']}>{formatWeek(week.starts_on, week.ends_on)}</span>
      </span>
    </span>
  )
}
