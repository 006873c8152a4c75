import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { Card, FactList } from '@fledge/ui/card.tsx'
import styles from '../../features/candidatures/candidatures.module.css'
import { convertWorkingDay } from '../../features/candidatures/convert-working-day.ts'
import { formatReplyTime } from '../../shared/format-reply-time.ts'
import type { Payload } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

type Host = Payload<'candidatures', 'getHostCompany'>

/** Returns "09:00 – 17:00 in London, 10:00 – 18:00 for you". */
function formatWorkingDay(
  plan: { readonly working_from: string; readonly working_to: string },
  companyZone: string,
  zone: string,
  now: Date,
): string {
  const localDay = convertWorkingDay(
    { from: plan.working_from, to: plan.working_to, zone: companyZone },
    zone,
    now,
  )
  const values = { from: plan.working_from, to: plan.working_to, city: getZoneCity(companyZone) }
  return localDay
    ? t('tracker.workingDayBoth', { ...values, ownFrom: localDay.from, ownTo: localDay.to })
    : t('tracker.workingDayIn', values)
}

type Plan = NonNullable<Host['plan']>

/**
 * Returns the plan's time and location facts, as far as it has them. @param companyZone the company's
 * zone
 */
function listPlanFacts(plan: Plan, companyZone: string, zone: string, now: Date) {
  const range =
    plan.duration_min && plan.duration_max
      ? t('tracker.weeks', { from: plan.duration_min, to: plan.duration_max })
      : null
  return [
    ...(plan.start_month
      ? [{ name: t('tracker.start'), value: formatMonthAndYear(plan.start_month.slice(0, 7)) }]
      : []),
    ...(range ? [{ name: t('tracker.duration'), value: range }] : []),
    ...(plan.hours_a_week
      ? [{ name: t('tracker.hours'), value: t('tracker.hoursAWeek', { count: plan.hours_a_week }) }]
      : []),
    ...(plan.place
      ? [{ name: t('tracker.place'), value: translateKey(`offers.place.${plan.place}`) }]
      : []),
    {
      name: t('tracker.workingDay'),
      value: formatWorkingDay(plan, plan.time_zone ?? companyZone, zone, now),
    },
  ]
}

/** The company's plan, and how soon the company usually replies. */
export function CompanyCard({ host }: { readonly host: Host }) {
  const { plan } = host
  const [zone, now] = [useZone(), useNow()]
  return (
    <Card
      title={t('tracker.company.plan')}
      side={
        <Link to={buildPath(paths.public.companyProfile, { slug: host.slug })}>
          {t('tracker.company.profile')}
        </Link>
      }
    >
      <p className={styles['text']}>{plan?.description}</p>
      {plan?.responsibilities ? <p className={styles['text']}>{plan.responsibilities}</p> : null}
      <div className={styles['facts']}>
        <FactList facts={plan ? listPlanFacts(plan, host.time_zone, zone, now) : []} />
      </div>
      {host.answers_in_hours === null ? null : (
        <p className={styles['dim']}>
          {t('tracker.company.answers', {
            name: host.name,
            time: formatReplyTime(host.answers_in_hours),
          })}
        </p>
      )}
    </Card>
  )
}
