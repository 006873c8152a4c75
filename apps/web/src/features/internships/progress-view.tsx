import type { InternshipDetail, ProgressWeek } from '@fledge/contract/internships/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import { ColumnLayout, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CertificateCard } from './certificate-card.tsx'
import { InternshipPeople } from './internship-people.tsx'
import { InternshipRequests } from './internship-requests.tsx'
import { Hours, Ratings } from './progress-charts.tsx'
import { ProgressWeeks } from './progress-weeks.tsx'
import {
  formatNextWeek,
  isWeekDone,
  formatLongDate,
  formatInternshipDates,
} from './format-progress.ts'
import { formatWeekDue, isWeekUrgent } from '../../shared/format-week.ts'
import styles from './progress.module.css'

interface ProgressViewProps {
  readonly progress: InternshipDetail
  readonly side: WeekSide
  readonly onAnswer: (week: string) => void
  readonly onSee: (week: string) => void
  /** Content for the agreed terms: offer and plan. */
  readonly behind?: ReactNode
}

/**
 * Internship on one page: the task that is due, weeks with the status of both sides, charts of
 * hours and ratings, and requests.
 */
export function ProgressView({ progress, side, onAnswer, onSee, behind }: ProgressViewProps) {
  const other =
    side === 'intern'
      ? progress.company.name
      : (progress.intern.name.split(' ')[0] ?? progress.intern.name)
  return (
    <Stack>
      <Head progress={progress} side={side} />
      <Due progress={progress} side={side} other={other} onAnswer={onAnswer} />
      <ColumnLayout
        main={
          <>
            <ProgressWeeks progress={progress} other={other} onAnswer={onAnswer} onSee={onSee} />
            <InternshipRequests progress={progress} side={side} />
          </>
        }
        side={
          <>
            <Hours progress={progress} />
            <Ratings progress={progress} other={other} />
            <CertificateCard progress={progress} side={side} />
            {behind}
          </>
        }
      />
    </Stack>
  )
}

interface HeadProps {
  readonly progress: InternshipDetail
  readonly side: WeekSide
}

function Head({ progress, side }: HeadProps) {
  const badge = internshipBadges[progress.status]
  const { company } = progress
  return (
    <header className={styles['head']}>
      {side === 'intern' ? (
        <CompanyLogo name={company.name} logo={company.logo_url} size={56} />
      ) : null}
      <div className={styles['words']}>
        <h1 className={styles['name']}>
          {progress.role}
          <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
        </h1>
        <p className={styles['dim']}>
          {[
            side === 'intern' ? company.name : progress.plan_name,
            formatInternshipDates(progress),
            t('internshipScreen.hoursAWeek', { hours: progress.hours_a_week }),
          ]
            // Don't repeat the plan's name where the role has the same one.
            .filter((text) => text !== progress.role)
            .join(' · ')}
        </p>
        {progress.end_reason ? (
          <p>
            {progress.ended_early
              ? t('internshipScreen.endedEarly', {
                  day: formatLongDate(progress.ends_on),
                  reason: progress.end_reason,
                })
              : t('internshipScreen.notHeld', { reason: progress.end_reason })}
          </p>
        ) : null}
      </div>
      <InternshipPeople progress={progress} side={side} />
    </header>
  )
}

interface DueProps {
  readonly progress: InternshipDetail
  readonly side: WeekSide
  readonly other: string
  readonly onAnswer: (week: string) => void
}

/** Next task: the earliest week that is due for this side. */
function Due({ progress, side, other, onAnswer }: DueProps) {
  const week = progress.list.find((other) => other.weekly_feedback_id === progress.due_week_id)
  if (week) return <DueWeek week={week} side={side} other={other} onAnswer={onAnswer} />
  return side === 'intern' && progress.certificate ? (
    <CertificateReady uuid={progress.certificate} />
  ) : (
    <NothingDue progress={progress} />
  )
}

function CertificateReady({ uuid }: { readonly uuid: string }) {
  return (
    <NextStepPanel
      level={2}
      calm
      title={t('internshipScreen.certTitle')}
      text={t('internshipScreen.certThere')}
      action={
        <ButtonLink tone="primary" size="large" to={buildPath(paths.public.certificate, { uuid })}>
          {t('internshipScreen.seeCert')}
        </ButtonLink>
      }
    />
  )
}

function NothingDue({ progress }: { readonly progress: InternshipDetail }) {
  const [zone, now] = [useZone(), useNow()]
  const isAhead = progress.current_week === null && progress.end_reason === null
  return (
    <NextStepPanel
      level={2}
      calm
      title={
        isAhead
          ? t('internshipScreen.calmUpcoming', { day: formatLongDate(progress.starts_on) })
          : t('internshipScreen.calm')
      }
      text={formatNextWeek(progress, zone, now)}
    />
  )
}

function DueWeek({
  week,
  side,
  other,
  onAnswer,
}: Omit<DueProps, 'progress'> & { readonly week: ProgressWeek }) {
  const [zone, now] = [useZone(), useNow()]
  const answered = t('internshipScreen.nextText', {
    answered: week.own_answered,
    questions: week.own_questions,
  })
  return (
    <NextStepPanel
      level={2}
      calm={!isWeekUrgent(week.unlocks_at, now)}
      due={t('internshipScreen.dueSince', {
        due: formatWeekDue(week.unlocks_at, zone, now),
        day: formatTime(week.unlocks_at, zone, 'day'),
      })}
      title={
        side === 'intern'
          ? t('internshipScreen.nextIntern', { week: week.number })
          : t('internshipScreen.nextCompany', { week: week.number })
      }
      text={`${answered} ${formatOtherStatus(week, side, other)}`}
      action={
        <Button tone="accent" size="large" onClick={() => onAnswer(week.weekly_feedback_id)}>
          {week.own_answered > 0 ? t('internshipScreen.goOn') : t('internshipScreen.give')}
        </Button>
      }
    />
  )
}

/** Returns whether the other side has submitted its feedback for the week. */
function formatOtherStatus(week: ProgressWeek, side: WeekSide, other: string): string {
  if (!isWeekDone(week.other_label)) return t('internshipScreen.otherOpen', { name: other })
  return t(side === 'intern' ? 'internshipScreen.otherDone' : 'internshipScreen.internDone', {
    name: other,
  })
}
