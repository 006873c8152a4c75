import type { Progress } from '@fledge/contract/internships/schema.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { internshipBadges } from '@fledge/domain/internships/words.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/words.ts'
import { sayTime } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { NextStep } from '@fledge/ui/next-step.tsx'
import { Columns, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo, PersonLine } from '@fledge/ui/person.tsx'
import type { ReactNode } from 'react'
import { placeFlag, placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { Hours, Ratings } from './progress-charts.tsx'
import { InternshipRequests } from './internship-requests.tsx'
import { ProgressWeeks } from './progress-weeks.tsx'
import { isDone, sayDay, sayDays } from './progress-words.ts'
import { dueSays } from '../../platform/week-words.ts'
import styles from './progress.module.css'

interface ProgressViewProps {
  readonly progress: Progress
  readonly side: WeekSide
  readonly onAnswer: (week: string) => void
  readonly onSee: (week: string) => void
  /** What was agreed: the offer, the plan. */
  readonly behind?: ReactNode
}

/** An internship on one page: what is due, its weeks with both sides' labels, hours and ratings as charts, and what can be asked for. */
export function ProgressView({ progress, side, onAnswer, onSee, behind }: ProgressViewProps) {
  const other =
    side === 'intern'
      ? progress.company.name
      : (progress.intern.name.split(' ')[0] ?? progress.intern.name)
  return (
    <Stack>
      <Head progress={progress} side={side} />
      <Due progress={progress} side={side} other={other} onAnswer={onAnswer} />
      <Columns
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

function Head({ progress, side }: { readonly progress: Progress; readonly side: WeekSide }) {
  const now = useNow()
  const badge = internshipBadges[progress.status]
  const { intern, company } = progress
  return (
    <header className={styles['head']}>
      {side === 'intern' ? (
        <CompanyLogo name={company.name} logo={company.logo_url} size={56} />
      ) : null}
      <div className={styles['words']}>
        <h1 className={styles['name']}>
          {progress.role}
          <Badge tone={badge.tone}>{say(badge.text)}</Badge>
        </h1>
        <p className={styles['dim']}>
          {side === 'intern' ? company.name : progress.plan_name} · {sayDays(progress)} ·{' '}
          {t('internshipScreen.hoursAWeek', { hours: progress.hours_a_week })}
        </p>
        {progress.end_reason ? (
          <p>
            {progress.ended_early
              ? t('internshipScreen.endedEarly', {
                  day: sayDay(progress.ends_on),
                  reason: progress.end_reason,
                })
              : t('internshipScreen.notHeld', { reason: progress.end_reason })}
          </p>
        ) : null}
      </div>
      <div className={styles['people']}>
        {side === 'company' ? (
          <PersonLine
            name={intern.name}
            picture={intern.picture_url}
            country={placeFlag(intern.country_code, intern.time_zone)}
            where={placeNow(intern.time_zone, now)}
          >
            <a className={styles['small']} href={`mailto:${intern.email}`}>
              {intern.email}
            </a>
          </PersonLine>
        ) : null}
        {progress.supervisors.map((one) => (
          <PersonLine
            key={one.member_id}
            name={one.name}
            picture={one.picture_url}
            country={placeFlag(one.country_code, one.time_zone)}
            {...(one.is_active ? { where: placeNow(one.time_zone, now) } : {})}
          >
            {supervisorSays(one, side)}
          </PersonLine>
        ))}
      </div>
    </header>
  )
}

/** What stands below a supervisor; of one who was deactivated, what follows from it. */
function supervisorSays(one: Progress['supervisors'][number], side: WeekSide) {
  if (!one.is_active)
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
    <a className={styles['small']} href={`mailto:${one.email}`}>
      {one.email}
    </a>
  ) : (
    <span className={styles['small']}>{t('internshipScreen.supervises')}</span>
  )
}

/** Ended before its first day: it has no weeks behind it. */
const wasNeverHeld = (progress: Progress) => progress.end_reason !== null && !progress.ended_early

/** The one next step: the first week that waits for this side. */
function Due({
  progress,
  side,
  other,
  onAnswer,
}: {
  readonly progress: Progress
  readonly side: WeekSide
  readonly other: string
  readonly onAnswer: (week: string) => void
}) {
  const [zone, now] = [useZone(), useNow()]
  const week = progress.list.find((one) => one.weekly_feedback_id === progress.due_week_id)
  if (!week && side === 'intern' && progress.certificate)
    return (
      <NextStep
        level={2}
        calm
        title={t('internshipScreen.certTitle')}
        text={t('internshipScreen.certThere')}
        action={
          <ButtonLink
            tone="primary"
            size="large"
            to={address(pages.public.certificate, { uuid: progress.certificate })}
          >
            {t('internshipScreen.seeCert')}
          </ButtonLink>
        }
      />
    )
  if (!week) {
    const coming = progress.list.some((one) => !isDone(one.own_label))
    return (
      <NextStep
        level={2}
        calm
        title={
          progress.current_week === null && progress.end_reason === null
            ? t('internshipScreen.calmUpcoming', { day: sayDay(progress.starts_on) })
            : t('internshipScreen.calm')
        }
        text={
          wasNeverHeld(progress)
            ? t('internshipScreen.calmNotHeld')
            : coming
              ? t('internshipScreen.calmText')
              : t('internshipScreen.calmOver')
        }
      />
    )
  }
  const text = `${t('internshipScreen.nextText', { answered: week.own_answered, questions: week.own_questions })} ${isDone(week.other_label) ? t(side === 'intern' ? 'internshipScreen.otherDone' : 'internshipScreen.internDone', { name: other }) : t('internshipScreen.otherOpen', { name: other })}`
  return (
    <NextStep
      level={2}
      due={t('internshipScreen.dueSince', {
        due: dueSays(week.unlocks_at, zone, now),
        day: sayTime(week.unlocks_at, zone, 'en-GB', 'day'),
      })}
      title={
        side === 'intern'
          ? t('internshipScreen.nextIntern', { week: week.number })
          : t('internshipScreen.nextCompany', { week: week.number })
      }
      text={text}
      action={
        <Button tone="accent" size="large" onClick={() => onAnswer(week.weekly_feedback_id)}>
          {week.own_answered > 0 ? t('internshipScreen.goOn') : t('internshipScreen.give')}
        </Button>
      }
    />
  )
}

function CertificateCard({
  progress,
  side,
}: {
  readonly progress: Progress
  readonly side: WeekSide
}) {
  const { needed_for_certificate: needed, weeks_done_intern: done, certificate } = progress
  if (progress.end_reason !== null || progress.ends_early)
    return (
      <Card title={t('internshipScreen.certificate')} bare>
        <p>
          {t(wasNeverHeld(progress) ? 'internshipScreen.certNotHeld' : 'internshipScreen.certNone')}
        </p>
      </Card>
    )
  return (
    <Card title={t('internshipScreen.certificate')} bare className={styles['chart'] ?? ''}>
      <div className={styles['path']} aria-hidden>
        {Array.from({ length: needed }, (_, index) => (
          <i key={index} data-done={index < done} />
        ))}
      </div>
      <p>
        {certificate
          ? t('internshipScreen.certThere')
          : t('internshipScreen.certText', { done: Math.min(done, needed), needed })}
      </p>
      {certificate ? null : (
        <p className={styles['small']}>
          {t(`internshipScreen.certCounts.${side}`, {
            name: progress.intern.name.split(' ')[0] ?? '',
            weeks: progress.weeks,
          })}
        </p>
      )}
      {certificate ? (
        <ButtonLink to={address(pages.public.certificate, { uuid: certificate })}>
          {t('internshipScreen.seeCert')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}
