import { dateFormat } from '@fledge/kernel/formats.ts'
import { shortMoney } from '@fledge/kernel/money.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import {
  IconCalendarEvent,
  IconClock,
  IconCoins,
  IconHourglass,
  IconMessage2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/client.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { t } from '../../platform/use-texts.ts'
import styles from './public-company.module.css'

type Company = Payload<'companies', 'getPublicCompany'>
type Plan = Company['internships'][number]

const monthOf = (day: string) =>
  dateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
const weeksOf = (from: number, to: number) =>
  from === to
    ? t('companies.public.weeksSame', { count: from })
    : t('companies.public.weeks', { from, to })
const stipendOf = ({ stipend_amount: amount, stipend_currency: currency }: Plan) =>
  amount !== null && currency !== null
    ? t('companies.public.paid', { amount: shortMoney({ amount, currency }, 'en-GB') })
    : t('companies.public.unpaid')

/** What is open, and the way to apply. */
export function Internships({ company }: { readonly company: Company }) {
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
        {company.internships.map((plan) => (
          <PlanItem key={plan.plan_id} plan={plan} />
        ))}
      </ul>
      <div className={styles['apply']}>
        <ButtonLink tone="primary" size="large" wide to={address(pages.intern.getStarted)}>
          {t('companies.public.apply')}
        </ButtonLink>
      </div>
      <Experience company={company} />
    </div>
  )
}

function PlanItem({ plan }: { readonly plan: Plan }) {
  return (
    <li>
      <p className={styles['plan']}>
        <b>{plan.name}</b>
        <span>{t('companies.public.places', { count: plan.openings_left })}</span>
      </p>
      <ul className={styles['meta']}>
        {plan.start_month ? (
          <Fact icon={<IconCalendarEvent size={16} aria-hidden />}>
            {monthOf(plan.start_month)}
          </Fact>
        ) : null}
        {plan.duration_min ? (
          <Fact icon={<IconHourglass size={16} aria-hidden />}>
            {weeksOf(plan.duration_min, plan.duration_max ?? plan.duration_min)}
          </Fact>
        ) : null}
        {plan.hours_a_week ? (
          <Fact icon={<IconClock size={16} aria-hidden />}>
            {t('companies.public.hours', { hours: plan.hours_a_week })}
          </Fact>
        ) : null}
        <Fact icon={<IconCoins size={16} aria-hidden />}>{stipendOf(plan)}</Fact>
      </ul>
    </li>
  )
}

/** How fast they answer and how many interns they had; nothing while neither is known. */
function Experience({ company }: { readonly company: Company }) {
  if (company.interns_hosted === 0 && company.usual_answer_hours === null) return null
  return (
    <p className={styles['foot']}>
      <IconMessage2 size={16} aria-hidden />
      <span>
        {[
          answersSay(company.usual_answer_hours),
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

/** On a phone: what is open, and the way to apply, in a bar that stays. */
export function ApplyBar({ company }: { readonly company: Company }) {
  return (
    <div className={styles['bar']}>
      <p>
        <b>{t('companies.public.open', { count: company.internships.length })}</b>
        {company.usual_answer_hours === null ? null : (
          <span>{answersSay(company.usual_answer_hours)}</span>
        )}
      </p>
      <ButtonLink tone="primary" size="large" to={address(pages.intern.getStarted)}>
        {t('companies.public.apply')}
      </ButtonLink>
    </div>
  )
}

/** How long answers usually take, in whole days; nothing while too few are known. */
function answersSay(hours: number | null): string | null {
  return hours === null
    ? null
    : t('companies.public.answers', { count: Math.max(1, Math.ceil(hours / 24)) })
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  )
}
