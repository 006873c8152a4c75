import { Avatar, Flag } from '@fledge/ui/person.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './interviews.module.css'

interface ProposeHeadProps {
  readonly intern: Payload<'interviews', 'internOpenSlots'>['intern']
  readonly plan: string | null
  readonly onPlan: (plan: string) => void
}

/** Intern with time zone, and the plan. */
export function ProposeHead({ intern, plan, onPlan }: ProposeHeadProps) {
  const now = useNow()
  return (
    <div className={styles['person']}>
      <Avatar name={intern.name} picture={intern.picture_url} size={56} />
      <div>
        <h1>{t('interviewScreen.propose.title', { name: intern.name })}</h1>
        <span className={styles['plan']}>
          <Flag country={getCityFlag(intern.country_code, intern.time_zone)} />
          <span className={styles['dim']}>{formatLocalNow(intern.time_zone, now)}</span>{' '}
          <span className={styles['dot']}>·</span>
          <label className={styles['plan']}>
            {t('interviewScreen.propose.for')}
            <PlanSelect plan={plan} onPlan={onPlan} />
          </label>
        </span>
      </div>
    </div>
  )
}

/** Plans that accept candidates, and the one from the URL in any case. */
function PlanSelect({ plan, onPlan }: Pick<ProposeHeadProps, 'plan' | 'onPlan'>) {
  const plans = useApiQuery('browse', 'listOpportunityOptions', {})
  return (
    <select
      aria-label={t('interviewScreen.propose.plan')}
      value={plan ?? ''}
      onChange={(event) => onPlan(event.currentTarget.value)}
    >
      {plan ? null : <option value="">{t('common.choose')}</option>}
      {(plans.data?.payload ?? [])
        .filter((choice) => choice.takes_candidates || choice.internship_opportunity_id === plan)
        .map((choice) => (
          <option key={choice.internship_opportunity_id} value={choice.internship_opportunity_id}>
            {choice.internship_opportunity_name}
          </option>
        ))}
    </select>
  )
}
