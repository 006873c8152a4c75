import { locale } from '@fledge/kernel/locale.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import { responseDeadlines } from '@fledge/domain/response-deadlines.ts'
import { Card } from '@fledge/ui/card.tsx'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconBuilding } from '@fledge/ui/icons/building.tsx'
import { IconClipboardCheck } from '@fledge/ui/icons/clipboard-check.tsx'
import { IconClockExclamation } from '@fledge/ui/icons/clock-exclamation.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconFlag } from '@fledge/ui/icons/flag.tsx'
import { IconHourglass } from '@fledge/ui/icons/hourglass.tsx'
import { IconScale } from '@fledge/ui/icons/scale.tsx'
import { IconUserOff } from '@fledge/ui/icons/user-off.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './dashboard.module.css'

const waitingListStatus: CompanyStatus = 'IN_WAITING_LIST'

/** The queues in their order, each with its page. */
const queues = [
  { id: 'applications', to: buildPath(paths.operator.applications), icon: IconClipboardCheck },
  { id: 'companies', to: buildPath(paths.operator.companies), icon: IconBuilding },
  {
    id: 'waitingList',
    to: buildPath(paths.operator.companies, {}, { status: waitingListStatus }),
    icon: IconHourglass,
  },
  { id: 'offers', to: buildPath(paths.operator.offers), icon: IconFileText },
  { id: 'actions', to: buildPath(paths.operator.actions), icon: IconFlag },
  { id: 'contested', to: buildPath(paths.operator.noShows), icon: IconScale },
  { id: 'noShows', to: buildPath(paths.operator.noShows), icon: IconUserOff },
  { id: 'decisions', to: buildPath(paths.operator.overdue), icon: IconClockExclamation },
  { id: 'placements', to: buildPath(paths.operator.overdue), icon: IconClockExclamation },
] as const
type QueueSpec = (typeof queues)[number]
type QueueCount = Payload<'reviews', 'countQueues'>[number]

const formatReviewDays = (queue: QueueSpec) =>
  queue.id === 'waitingList'
    ? t('operator.dashboard.days', { count: responseDeadlines.waitingListDays })
    : t('operator.dashboard.workingDays', { count: responseDeadlines.teamWorkingDays })

/** The programme team's dashboard: the oldest pending item, and the queues with their ages. */
export default function OperatorDashboardScreen() {
  useTitle(t('operator.dashboard.title'))
  const overview = useApiQuery(
    'reviews',
    'countQueues',
    {},
    { staleTime: 0, refetchInterval: 60_000 },
  )
  const waiting = queues.map((queue) => ({
    queue,
    state: overview.data?.payload.find((counted) => counted.queue === queue.id) ?? null,
  }))
  const oldest = waiting
    .filter((entry) => (entry.state?.count ?? 0) > 0)
    .toSorted((a, b) => (a.state?.oldest ?? '9').localeCompare(b.state?.oldest ?? '9'))[0]
  const lateCount = waiting.reduce((sum, entry) => sum + (entry.state?.late ?? 0), 0)
  return (
    <QueryResult of={overview} name={t('operator.dashboard.title')}>
      {() => (
        <Stack>
          {oldest?.state ? (
            <OldestItem queue={oldest.queue} state={oldest.state} lateCount={lateCount} />
          ) : (
            <EmptyQueues />
          )}
          <div className={styles['queues']}>
            {waiting.map(({ queue, state }) =>
              state ? <QueueCard key={queue.id} queue={queue} state={state} /> : null,
            )}
          </div>
        </Stack>
      )}
    </QueryResult>
  )
}

/** Shown when every queue is empty. Before the first batch exists it suggests creating one. */
function EmptyQueues() {
  const batches = useApiQuery('batches', 'listOperatorBatches', { query: { per_page: '1' } })
  if (batches.data?.count !== 0)
    return (
      <NextStepPanel title={t('operator.dashboard.calm')} text={t('operator.dashboard.calmText')} />
    )
  return (
    <NextStepPanel
      title={t('operator.dashboard.noBatch')}
      text={t('operator.dashboard.noBatchText')}
      action={
        <ButtonLink tone="accent" to={buildPath(paths.operator.batches)}>
          {t('operator.dashboard.makeBatch')}
        </ButtonLink>
      }
    />
  )
}

interface QueueProps {
  readonly queue: QueueSpec
  readonly state: QueueCount
}

/** @param late of all queues together, as in the list of overdue items */
function OldestItem({ queue, state, lateCount }: QueueProps & { readonly lateCount: number }) {
  const now = useNow()
  return (
    <NextStepPanel
      due={lateCount > 0 ? t('operator.dashboard.late', { count: lateCount }) : undefined}
      title={t(`operator.dashboard.${queue.id}.waits`, { count: state.count })}
      text={
        queue.id === 'decisions' || queue.id === 'placements'
          ? t('operator.dashboard.since', { when: formatAgo(state.oldest ?? now, now) })
          : t('operator.dashboard.promise', {
              when: formatAgo(state.oldest ?? now, now),
              days: formatReviewDays(queue),
            })
      }
      action={
        <ButtonLink tone="accent" to={queue.to}>
          {t('operator.dashboard.start')}
        </ButtonLink>
      }
    />
  )
}

/** Length of a queue, the age of its oldest item and the number of overdue items. */
function QueueCard({ queue, state: { count, late, oldest } }: QueueProps) {
  const now = useNow()
  return (
    <Card
      title={
        <Link to={queue.to} className={styles['name'] ?? ''}>
          <queue.icon size={18} aria-hidden />
          {t(`operator.nav.${queue.id}`)}
        </Link>
      }
      borderless
    >
      <p className={styles['count']}>
        {count.toLocaleString(locale)}
        {oldest ? (
          <span className={late > 0 ? styles['late'] : styles['age']}>
            {t('operator.dashboard.oldest', { when: formatAgo(oldest, now) })}
          </span>
        ) : null}
      </p>
      <span className={styles['bar']} aria-hidden>
        <i style={{ width: `${count === 0 ? 0 : (100 * late) / count}%` }} />
      </span>
      <p className={styles['age']}>
        {late > 0
          ? t('operator.dashboard.split', { late, newer: count - late })
          : t('operator.dashboard.inTime')}
      </p>
    </Card>
  )
}
