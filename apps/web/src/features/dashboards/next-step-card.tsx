import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { NextStepPanel, NextStepRow } from '@fledge/ui/next-step.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import type { Payload } from '../../platform/http/client.ts'
import {
  formatAgo,
  formatDayInSentence,
  getCityFlag,
  formatLocalNow,
  useNow,
} from '../../platform/time/clock.ts'
import { ButtonLink, MoreLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Joined, Rich } from '../../platform/i18n/rich.tsx'
import { useReviewDeadline } from '../../shared/use-review-deadline.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Updates = Payload<'dashboards', 'getHiringUpdates'>
type PendingTask = Updates['waits'][number]

/** Returns whether the deadline has passed. */
const isOverdue = (due: string, now: Date) => Date.parse(due) < now.getTime()

/** Whether an intern waits for the task; the programme team waits for an offer's changes. */
const isInternWaiting = (task: PendingTask) =>
  task.candidature_id !== null && task.kind !== 'OFFER_TO_REVISE'

/** The company's tasks by deadline, or a suggestion when there are none. */
export function NextStepCard({ updates }: { readonly updates: Updates }) {
  const now = useNow()
  const zone = useZone()
  const [first] = updates.waits
  if (!first) return <NoTasks updates={updates} />
  return (
    <NextStepPanel
      calm={first.due !== null && !isDueSoon(first.due, now)}
      due={
        first.due
          ? t(isOverdue(first.due, now) ? 'dashboards.next.wasDue' : 'dashboards.next.due', {
              when: formatDayInSentence(first.due, zone, now),
            })
          : undefined
      }
      title={
        updates.waits.every(isInternWaiting)
          ? t('dashboards.next.internTitle', { count: updates.waits_count })
          : t('dashboards.next.title', { count: updates.waits_count })
      }
      text={updates.waits_count > 1 ? t('dashboards.next.text') : undefined}
      action={
        <ButtonLink tone="accent" to={first.link}>
          {t('dashboards.next.start', { name: first.name.split(' ')[0] ?? first.name })}
        </ButtonLink>
      }
      rows={updates.waits.slice(0, 3).map((task) => (
        <WaitRow key={`${task.kind}${task.link}`} wait={task} />
      ))}
      foot={<Others updates={updates} />}
      footEnd={
        updates.waits_count > 3 ? (
          <MoreLink to={paths.company.hiring}>
            {t('dashboards.next.more', { count: updates.waits_count - 3 })}
          </MoreLink>
        ) : null
      }
    />
  )
}

function WaitRow({ wait }: { readonly wait: PendingTask }) {
  const now = useNow()
  return (
    <NextStepRow
      person={
        <PersonLine
          name={wait.name}
          picture={wait.picture_url}
          country={getCityFlag(wait.country_code, wait.time_zone)}
          location={formatLocalNow(wait.time_zone, now)}
        />
      }
      task={
        <>
          <p>{t(`dashboards.wait.${wait.kind}`)}</p>
          <Meta>{wait.plan_name}</Meta>
        </>
      }
      date={
        <>
          {wait.due ? <WaitDue kind={wait.kind} due={wait.due} /> : null}
          <Meta>
            {formatAgo(wait.due && isOverdue(wait.due, now) ? wait.due : wait.since, now)}
          </Meta>
        </>
      }
      action={
        <ButtonLink
          size="small"
          to={wait.link}
          aria-label={`${t(`dashboards.do.${wait.kind}`)}: ${wait.name}`}
        >
          {t(`dashboards.do.${wait.kind}`)}
        </ButtonLink>
      }
    />
  )
}

function WaitDue({ kind, due }: { readonly kind: PendingTask['kind']; readonly due: string }) {
  const now = useNow()
  const when = formatDayInSentence(due, useZone(), now)
  return (
    <Meta due={isDueSoon(due, now)}>
      {kind === 'INTEREST' || kind === 'INTERVIEW_TO_PROPOSE'
        ? t('dashboards.closes', { when })
        : t(isOverdue(due, now) ? 'dashboards.wasDue' : 'dashboards.answerBy', { when })}
    </Meta>
  )
}

function Others({ updates: { others } }: { readonly updates: Updates }) {
  const promise = useReviewDeadline()
  const parts = [
    promise ? <Rich text="dashboards.others.account" values={{ day: promise.day }} /> : null,
    others.interviews_with_interns > 0 ? (
      <Rich text="dashboards.others.times" values={{ count: others.interviews_with_interns }} />
    ) : null,
    others.claims_with_others > 0 ? (
      <Rich text="dashboards.others.claims" values={{ count: others.claims_with_others }} />
    ) : null,
    others.offers_in_review > 0 ? (
      <Rich text="dashboards.others.review" values={{ count: others.offers_in_review }} />
    ) : null,
    others.offers_with_interns > 0 ? (
      <Rich text="dashboards.others.offers" values={{ count: others.offers_with_interns }} />
    ) : null,
    others.enrolments_with_interns > 0 ? (
      <Rich
        text="dashboards.others.enrolments"
        values={{ count: others.enrolments_with_interns }}
      />
    ) : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? (
    t('dashboards.others.none')
  ) : (
    <>
      {t('dashboards.others')} <Joined parts={parts} by=" · " />
    </>
  )
}

/** Shown without tasks: the account's notice, creating the first plan, or browsing candidates. */
function NoTasks({ updates }: { readonly updates: Updates }) {
  const { title, text, to, label } = useQuietStep()
  return (
    <NextStepPanel
      title={title}
      text={text}
      foot={<Others updates={updates} />}
      action={
        <ButtonLink tone="accent" to={to}>
          {label}
        </ButtonLink>
      }
    />
  )
}

function useQuietStep() {
  const user = useUser()
  const promise = useReviewDeadline()
  const notice = user.company ? companyCan.notice(user.company.account_status) : null
  const plans = useApiQuery('plans', 'listPlans', { query: { per_page: '1' } })
  const checklist = useApiQuery('companies', 'listChecklist')
  const firstPlan = checklist.data?.payload.find(({ item }) => item === 'plan')
  if (notice)
    return {
      title: t('dashboards.next.ready'),
      text: [promise?.sentence, t('dashboards.next.reviewText')].filter(Boolean).join(' '),
      to: paths.company.profile,
      label: t('dashboards.next.profile'),
    }
  if (user.role === 'ADMIN' && plans.data && firstPlan?.is_done === false)
    return {
      ...(plans.data.count === 0
        ? { title: t('dashboards.next.planTitle'), label: t('dashboards.next.plan') }
        : { title: t('dashboards.next.draftTitle'), label: t('dashboards.next.draft') }),
      text: t('dashboards.next.planText'),
      to: firstPlan.link,
    }
  return {
    title: t('dashboards.next.calm'),
    text: t('dashboards.next.calmText'),
    to: buildPath(paths.company.browse),
    label: t('dashboards.next.browse'),
  }
}
