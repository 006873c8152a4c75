import { address, pages } from '@fledge/contract/pages.ts'
import { promiseRule, teamAnswerBy } from '@fledge/domain/promises.ts'
import { Card } from '@fledge/ui/card.tsx'
import { NextStep } from '@fledge/ui/next-step.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import {
  IconBuilding,
  IconClipboardCheck,
  IconFileText,
  IconScale,
  IconUserOff,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { waitingApplications } from '../../features/reviews/review-words.ts'
import { hasCall, sendUntyped } from '../../platform/client.ts'
import { ago, useNow } from '../../platform/clock.ts'
import { ButtonLink, Link } from '../../platform/link.tsx'
import { answerKey, useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './dashboard.module.css'

/** The queues: the call that lists them, and the date by which they wait. */
const queues = [
  {
    id: 'applications',
    room: 'reviews',
    call: 'listReviews',
    query: waitingApplications,
    since: 'submitted_at',
    page: pages.operator.applications,
    icon: IconClipboardCheck,
  },
  {
    id: 'companies',
    room: 'companies',
    call: 'listCompanyQueue',
    query: { status: 'PENDING_APPROVAL' },
    since: 'waiting_since',
    page: pages.operator.companies,
    icon: IconBuilding,
  },
  {
    id: 'offers',
    room: 'offers',
    call: 'listOffersForReview',
    query: { status: 'IN_REVIEW' },
    since: 'sent_at',
    page: pages.operator.offers,
    icon: IconFileText,
  },
  {
    id: 'contested',
    room: 'interviews',
    call: 'listContested',
    query: {},
    since: 'contested_at',
    page: pages.operator.noShows,
    icon: IconScale,
  },
  {
    id: 'noShows',
    room: 'noShows',
    call: 'listNoShowReviews',
    query: {},
    since: 'since',
    page: pages.operator.noShows,
    icon: IconUserOff,
  },
] as const
type QueueSpec = (typeof queues)[number]

const promisedDays = promiseRule.teamWorkingDays

interface QueueState {
  readonly count: number
  /** When those of the first page began to wait, the oldest first. */
  readonly since: readonly string[]
}

/** How many wait in a queue and since when; null while unknown. Several rooms are asked alike, so the answers are read by their names. */
function useQueue({ room, call, query, since }: QueueSpec): QueueState | null {
  const found = useQuery({
    queryKey: answerKey(room, call, { dashboard: query }),
    enabled: hasCall(room, call),
    refetchInterval: 60_000,
    queryFn: async () => {
      const { payload, count } = await sendUntyped(room, call, {
        query: { ...query, per_page: '100' },
      })
      const rows: readonly unknown[] = Array.isArray(payload) ? payload : []
      return {
        count: count ?? rows.length,
        since: rows
          .flatMap((row) =>
            typeof row === 'object' && row !== null && since in row
              ? [String(Object.entries(row).find(([name]) => name === since)?.[1] ?? '')]
              : [],
          )
          .filter(Boolean)
          .toSorted(),
      }
    },
  })
  return found.data ?? null
}

/** The programme team's start: what waits longest, and the queues with their ages. */
export default function OperatorDashboardScreen() {
  useTitle(t('operator.dashboard.title'))
  const states = [
    useQueue(queues[0]),
    useQueue(queues[1]),
    useQueue(queues[2]),
    useQueue(queues[3]),
    useQueue(queues[4]),
  ]
  const waiting = queues.map((queue, at) => ({ queue, state: states[at] ?? null }))
  const oldest = waiting
    .filter((one) => (one.state?.count ?? 0) > 0)
    .toSorted((a, b) => (a.state?.since[0] ?? '9').localeCompare(b.state?.since[0] ?? '9'))[0]
  return (
    <Stack>
      {oldest?.state ? <First queue={oldest.queue} state={oldest.state} /> : <Calm />}
      <div className={styles['queues']}>
        {waiting.map(({ queue, state }) => (
          <QueueCard key={queue.id} queue={queue} state={state} />
        ))}
      </div>
    </Stack>
  )
}

/** Nobody waits. Before there is a batch nobody can: then it is what to make first. */
function Calm() {
  const batches = useAnswer('batches', 'listOperatorBatches', { query: { per_page: '1' } })
  if (batches.data?.count !== 0)
    return <NextStep title={t('operator.dashboard.calm')} text={t('operator.dashboard.calmText')} />
  return (
    <NextStep
      title={t('operator.dashboard.noBatch')}
      text={t('operator.dashboard.noBatchText')}
      action={
        <ButtonLink tone="accent" to={address(pages.operator.batches)}>
          {t('operator.dashboard.makeBatch')}
        </ButtonLink>
      }
    />
  )
}

const lateOf = (state: QueueState, now: Date) =>
  state.since.filter((at) => teamAnswerBy(at) < now).length

function First({ queue, state }: { readonly queue: QueueSpec; readonly state: QueueState }) {
  const now = useNow()
  const late = lateOf(state, now)
  return (
    <NextStep
      due={late > 0 ? t('operator.dashboard.late', { count: late }) : undefined}
      title={t(`operator.dashboard.${queue.id}.waits`, { count: state.count })}
      text={t('operator.dashboard.promise', {
        when: ago(state.since[0] ?? now, now),
        days: promisedDays,
      })}
      action={
        <ButtonLink tone="accent" to={address(queue.page)}>
          {t('operator.dashboard.start')}
        </ButtonLink>
      }
    />
  )
}

function QueueCard({
  queue,
  state,
}: {
  readonly queue: QueueSpec
  readonly state: QueueState | null
}) {
  return (
    <Card
      title={
        <Link to={address(queue.page)} className={styles['name'] ?? ''}>
          <queue.icon size={18} aria-hidden />
          {t(`operator.nav.${queue.id}`)}
        </Link>
      }
      bare
    >
      {state ? (
        <QueueNumbers state={state} />
      ) : (
        <SkeletonRows rows={1} label={t(`operator.nav.${queue.id}`)} />
      )}
    </Card>
  )
}

/** How many wait, since when the oldest does, and how many of them wait too long. */
function QueueNumbers({ state }: { readonly state: QueueState }) {
  const now = useNow()
  const late = lateOf(state, now)
  return (
    <>
      <p className={styles['count']}>
        {state.count}
        {state.since[0] ? (
          <span className={late > 0 ? styles['late'] : styles['age']}>
            {t('operator.dashboard.oldest', { when: ago(state.since[0], now) })}
          </span>
        ) : null}
      </p>
      <span className={styles['bar']} aria-hidden>
        <i style={{ width: `${state.count === 0 ? 0 : (100 * late) / state.count}%` }} />
      </span>
      <p className={styles['age']}>
        {late > 0
          ? t('operator.dashboard.split', { late, newer: state.count - late })
          : t('operator.dashboard.inTime')}
      </p>
    </>
  )
}
