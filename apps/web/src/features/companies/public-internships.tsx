import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconCalendarEvent } from '@fledge/ui/icons/calendar-event.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { IconCoins } from '@fledge/ui/icons/coins.tsx'
import { IconHourglass } from '@fledge/ui/icons/hourglass.tsx'
import { IconMessage2 } from '@fledge/ui/icons/message-2.tsx'
import { Button } from '@fledge/ui/button.tsx'
import type { ReactNode } from 'react'
import { formatReplyTime } from '../../shared/format-reply-time.ts'
import { useDialogParam } from '../../platform/router/url-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { formatPay, formatPlanWeeks } from '../../shared/internship-facts.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { InternshipSheet } from './public-internship-sheet.tsx'
import styles from './public-company.module.css'

type Company = Payload<'companies', 'getPublicCompany'>
type Plan = Company['internships'][number]

const formatMonth = (day: string) =>
  getDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
/** Open internships and the way to apply. */
export function Internships({ company }: { readonly company: Company }) {
  const { shown, open, close } = useDialogParam('internship')
  const plan = company.internships.find((internship) => internship.plan_id === shown)
  if (company.internships.length === 0)
    return (
      <div className={styles['card']}>
        <h2>{t('companies.public.none')}</h2>
        <p className={styles['dim']}>{t('companies.public.noneText')}</p>
      </div>
    )
  return (
    <div className={styles['card']}>
      <h2>{t('companies.public.internships')}</h2>
      <ul className={styles['plans']}>
        {company.internships.map((internship) => (
          <PlanItem
            key={internship.plan_id}
            plan={internship}
            onOpen={() => open(internship.plan_id)}
          />
        ))}
      </ul>
      {plan ? <InternshipSheet company={company} plan={plan} onClose={close} /> : null}
      <div className={styles['apply']}>
        <ButtonLink tone="primary" size="large" wide to={buildPath(paths.intern.getStarted)}>
          {t('companies.public.apply')}
        </ButtonLink>
      </div>
      <Experience company={company} />
    </div>
  )
}

function PlanItem({ plan, onOpen }: { readonly plan: Plan; readonly onOpen: () => void }) {
  return (
    <li>
      <p className={styles['plan']}>
        <Button tone="link" onClick={onOpen}>
          {plan.name}
        </Button>
        <span>{t('companies.public.places', { count: plan.openings_left })}</span>
      </p>
      <ul className={styles['meta']}>
        {plan.start_month ? (
          <Fact icon={<IconCalendarEvent size={16} aria-hidden />}>
            {formatMonth(plan.start_month)}
          </Fact>
        ) : null}
        {plan.duration_min ? (
          <Fact icon={<IconHourglass size={16} aria-hidden />}>{formatPlanWeeks(plan)}</Fact>
        ) : null}
        {plan.hours_a_week ? (
          <Fact icon={<IconClock size={16} aria-hidden />}>
            {t('companies.public.hours', { hours: plan.hours_a_week })}
          </Fact>
        ) : null}
        <Fact icon={<IconCoins size={16} aria-hidden />}>{formatPay(plan)}</Fact>
      </ul>
    </li>
  )
}

/** Typical response time and number of former interns; renders nothing when both are unknown. */
function Experience({ company }: { readonly company: Company }) {
  if (company.interns_hosted === 0 && company.usual_answer_hours === null) return null
  return (
    <p className={styles['foot']}>
      <IconMessage2 size={16} aria-hidden />
      <span>
        {[
          formatResponseTime(company.usual_answer_hours),
          company.interns_hosted > 0
            ? t('companies.public.hosted', { count: company.interns_hosted })
            : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}

/** Sticky bar on a phone with the open internships and the way to apply. */
export function ApplyBar({ company }: { readonly company: Company }) {
  return (
    <div className={styles['bar']}>
      <p>
        <b>{t('companies.public.open', { count: company.internships.length })}</b>
        {company.usual_answer_hours === null ? null : (
          <span>{formatResponseTime(company.usual_answer_hours)}</span>
        )}
      </p>
      <ButtonLink tone="primary" size="large" to={buildPath(paths.intern.getStarted)}>
        {t('companies.public.apply')}
      </ButtonLink>
    </div>
  )
}

/** Returns the typical response time, or null when there is too little data. */
function formatResponseTime(hours: number | null): string | null {
  return hours === null ? null : t('companies.public.answers', { time: formatReplyTime(hours) })
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  )
}
