import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { FinanceToday, Today } from '@fledge/contract/today/schema.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Card } from '@fledge/ui/card.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { toItems, toWaits } from './today-links.ts'
import styles from './today.module.css'

interface TodayProps {
  readonly today: Today
}

/** Everything together: each number links to the tasks that it counts. */
export function TodayTotals({ today: { queues } }: TodayProps) {
  const total = (name: 'open' | 'late' | 'due_today' | 'mine' | 'unowned') =>
    queues.reduce((sum, queue) => sum + queue[name], 0)
  return (
    <ul className={styles['totals']}>
      <Total to={toWaits({ late: 'true' })} count={total('late')} label={t('today.late')} isLate />
      <Total
        to={toWaits({ due_today: 'true' })}
        count={total('due_today')}
        label={t('today.dueToday')}
      />
      <Total to={toWaits({ owner: 'me' })} count={total('mine')} label={t('today.mine')} />
      <Total to={toWaits({ owner: 'none' })} count={total('unowned')} label={t('today.unowned')} />
      <Total to={toWaits()} count={total('open')} label={t('today.all')} />
    </ul>
  )
}

interface CountProps {
  readonly to: string
  readonly count: number
  readonly label: string
}

function Total({ to, count, label, isLate }: CountProps & { readonly isLate?: boolean }) {
  return (
    <li>
      <Link to={to} className={styles['total'] ?? ''}>
        <span className={isLate && count > 0 ? styles['lateNumber'] : styles['number']}>
          {count.toLocaleString(locale)}
        </span>
        <span>{label}</span>
      </Link>
    </li>
  )
}

export function NextDaysCard({ today: { week } }: TodayProps) {
  return (
    <Card title={t('today.week')} flush>
      <ul className={styles['rows']}>
        <Row to={toItems('INTERVIEWS')} count={week.interviews} label={t('today.interviews')} />
        <Row to={toItems('STARTS')} count={week.starts} label={t('today.starts')} />
        <Row to={toItems('DEADLINES')} count={week.deadlines} label={t('today.deadlines')} />
      </ul>
    </Card>
  )
}

/** The events of the card provider that fail, and the way to the payments. */
export function MoneyCard({ today }: { readonly today: FinanceToday }) {
  return (
    <Card title={t('today.money')} flush>
      <ul className={styles['rows']}>
        <Row
          to={buildPath(paths.operator.webhooks, {}, { state: 'FAILING' })}
          count={today.failing_events}
          label={t('today.failingEvents')}
        />
        <Row
          to={buildPath(paths.operator.differences, {}, { state: 'OPEN' })}
          count={today.payment_differences}
          label={t('today.paymentDifferences')}
        />
        <li>
          <Link to={buildPath(paths.operator.refunds)} className={styles['row'] ?? ''}>
            {t('today.openPayments')}
          </Link>
        </li>
      </ul>
    </Card>
  )
}

/** What fails, each with its list; one sentence if nothing does. */
export function IncidentsCard({ today: { incidents } }: TodayProps) {
  const rows = [
    {
      to: buildPath(paths.operator.outbox),
      count: incidents.failed_mails,
      label: t('today.failedMails'),
    },
    {
      to: buildPath(paths.operator.jobs, {}, { behind: 'true' }),
      count: incidents.late_jobs,
      label: t('today.lateJobs'),
    },
    {
      to: buildPath(paths.operator.webhooks, {}, { state: 'FAILING' }),
      count: incidents.failing_events ?? 0,
      label: t('today.failingEvents'),
    },
    {
      to: toItems('PAYMENT_CHECKS'),
      count: incidents.payment_checks,
      label: t('today.paymentChecks'),
    },
  ].filter(({ count }) => count > 0)
  if (rows.length === 0)
    return (
      <Card title={t('today.incidents')}>
        <p className={styles['dim']}>{t('today.allWorking')}</p>
      </Card>
    )
  return (
    <Card title={t('today.incidents')} flush>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <Row key={row.to} {...row} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ to, count, label }: CountProps) {
  return (
    <li>
      <Link to={to} className={styles['row'] ?? ''}>
        <span>{label}</span>
        <b>{count.toLocaleString(locale)}</b>
      </Link>
    </li>
  )
}
