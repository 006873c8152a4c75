import { getZoneCity } from '@fledge/kernel/dates.ts'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { listInternshipFacts } from '../../shared/internship-facts.ts'
import styles from './public-company.module.css'

interface InternshipTextsProps {
  readonly plan: Payload<'companies', 'getPublicCompany'>['internships'][number]
  readonly company: { readonly name: string; readonly time_zone: string }
}

/** What interns read about an open internship. */
export function InternshipTexts({ plan, company }: InternshipTextsProps) {
  return (
    <>
      <p className={styles['dim']}>
        {[company.name, plan.career_field, ...listInternshipFacts(plan)]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      <Part title={t('companies.public.plan.description')}>{plan.description}</Part>
      <Part title={t('companies.public.plan.responsibilities')}>{plan.responsibilities}</Part>
      <Part title={t('companies.public.plan.skills')}>{plan.skills.join(', ')}</Part>
      <Part title={t('companies.public.plan.day')}>
        {t('companies.public.plan.dayIn', {
          from: plan.working_from,
          to: plan.working_to,
          city: getZoneCity(plan.time_zone ?? company.time_zone),
        })}
      </Part>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (children === '') return null
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      <p>{children}</p>
    </section>
  )
}
