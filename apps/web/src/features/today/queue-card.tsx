import type { Today } from '@fledge/contract/today/schema.ts'
import { forecastQueue } from '@fledge/domain/today/rules.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Card } from '@fledge/ui/card.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatAgo, formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import { FlowBars } from './flow-bars.tsx'
import { toItems, toWaits } from './today-links.ts'
import styles from './today.module.css'

type Queue = Today['queues'][number]
interface QueueProps {
  readonly queue: Queue
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A queue of the team: every number links to the tasks that it counts. */
export function QueueCard({ queue }: QueueProps) {
  const now = useNow()
  const { kind } = queue
  return (
    <Card title={translateKey(`overdue.kind.${kind}`)} borderless level={3}>
      <p className={styles['head']}>
        <Link className={styles['number'] ?? ''} to={toWaits({ kind })}>
          {queue.open.toLocaleString(locale)}
        </Link>
        {queue.oldest ? (
          <span className={styles['dim']}>
            {t('today.queue.oldest', { when: formatAgo(queue.oldest, now) })}
          </span>
        ) : null}
      </p>
      <QueueCounts queue={queue} />
      {queue.flow ? <QueueFlow queue={queue} flow={queue.flow} /> : null}
    </Card>
  )
}

/** How many of a queue are due, and whose they are. */
function QueueCounts({ queue }: QueueProps) {
  const { kind } = queue
  return (
    <ul className={styles['links']}>
      <CountLink
        to={toWaits({ kind, late: 'true' })}
        text={t('today.queue.late', { count: queue.late })}
        isLate={queue.late > 0}
      />
      <CountLink
        to={toWaits({ kind, due_today: 'true' })}
        text={t('today.queue.dueToday', { count: queue.due_today })}
      />
      <CountLink
        to={toWaits({ kind, owner: 'none' })}
        text={t('today.queue.unowned', { count: queue.unowned })}
      />
      <CountLink
        to={toWaits({ kind, owner: 'me' })}
        text={t('today.queue.mine', { count: queue.mine })}
      />
      {queue.covered > 0 ? (
        <CountLink
          to={toWaits({ kind, owner: 'away' })}
          text={t('today.queue.covered', { count: queue.covered })}
        />
      ) : null}
    </ul>
  )
}

interface CountLinkProps {
  readonly to: string
  readonly text: string
  readonly isLate?: boolean
}

function CountLink({ to, text, isLate = false }: CountLinkProps) {
  return (
    <li>
      <Link to={to} className={(isLate ? styles['late'] : styles['link']) ?? ''}>
        {text}
      </Link>
    </li>
  )
}

function QueueFlow({ queue, flow }: QueueProps & { readonly flow: NonNullable<Queue['flow']> }) {
  const [received, finished] = [sum(flow.received), sum(flow.finished)]
  return (
    <div className={styles['trend']}>
      <FlowBars {...flow} />
      <ul className={styles['links']}>
        <CountLink
          to={toItems('RECEIVED', queue.kind)}
          text={t('today.queue.received', { count: received })}
        />
        <CountLink
          to={toItems('FINISHED', queue.kind)}
          text={t('today.queue.finished', { count: finished })}
        />
        <li className={styles['dim']}>{t('today.queue.flow')}</li>
      </ul>
      <Forecast open={queue.open} received={received} finished={finished} />
    </div>
  )
}

interface ForecastProps {
  readonly open: number
  readonly received: number
  readonly finished: number
}

function Forecast(flow: ForecastProps) {
  const [zone, now] = [useZone(), useNow()]
  const forecast = forecastQueue(flow, now)
  if (forecast.kind === 'clear')
    return (
      <p className={styles['dim']}>
        {t('today.forecast.clear', { when: formatDayInSentence(forecast.at, zone, now) })}
      </p>
    )
  if (forecast.kind !== 'growing')
    return <p className={styles['dim']}>{t(`today.forecast.${forecast.kind}`)}</p>
  const perDay = Math.round(forecast.perDay)
  return (
    <p className={styles['late']}>
      {perDay < 1
        ? t('today.forecast.growingSlowly')
        : t('today.forecast.growing', { count: perDay })}
    </p>
  )
}
