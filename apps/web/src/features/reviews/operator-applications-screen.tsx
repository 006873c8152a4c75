import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  applicationBadges,
  applicationStatuses,
  type ApplicationStatus,
} from '@fledge/domain/applications/types.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useSearchParams, usePathParam } from '../../platform/url-state.ts'
import { parsePage, toPageParam } from '../../platform/url-values.ts'
import { QueryResult, type QueryResultProps } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { formatAgo, useNow } from '../../platform/clock.ts'
import { Link, useNavigateTo } from '../../platform/link.tsx'
import { useApiQuery } from '../../platform/query.ts'
import frame from '../../platform/review-frame.module.css'
import { QueuePages, queuePageSize, useQueueSteps } from '../../platform/review-queue.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { ApplicationReview } from './application-review.tsx'

type QueueRow = Payload<'reviews', 'listReviews'>[number]
const openStatus = 'OPEN'

/**
 * Queue of applications with keyboard navigation (j and k) and the decision buttons at the bottom.
 */
export default function OperatorApplicationsScreen() {
  useTitle(t('reviews.title'))
  const { queue, status, page, show, current, open, onDecided } = useQueue()
  return (
    <div className={frame['frame']}>
      <aside className={frame['queue']} aria-label={t('reviews.list')}>
        <QueueHead
          count={queue.data?.count ?? 0}
          status={status}
          onStatus={(next) => show({ status: next })}
        />
        <QueueRows queue={queue} current={current} status={status} page={page} />
        <QueuePages
          page={page}
          count={queue.data?.count ?? 0}
          shown={queue.data?.payload.length ?? 0}
          onPage={(next) => show({ status, page: next })}
        />
      </aside>
      {current ? (
        <ApplicationReview
          key={current}
          id={current}
          onTaken={() => open(current)}
          onDecided={onDecided}
        />
      ) : (
        <div className={frame['main']}>
          <EmptyState title={t('reviews.pick')} />
        </div>
      )}
    </div>
  )
}

interface QueueRowsProps {
  readonly queue: QueryResultProps<readonly QueueRow[]>['of']
  readonly current: string | undefined
  readonly status: ApplicationStatus | undefined
  readonly page: number
}

function QueueRows({ queue, current, status, page }: QueueRowsProps) {
  return (
    <QueryResult
      of={queue}
      name={t('reviews.title')}
      empty={<EmptyState title={t('reviews.empty')} text={t('reviews.emptyText')} />}
    >
      {(list) => (
        <ol>
          {list.map((row) => (
            <QueueLine
              key={row.application_id}
              row={row}
              to={buildPath(
                paths.operator.application,
                { id: row.application_id },
                { status, page: toPageParam(page) },
              )}
              isCurrent={row.application_id === current}
              isWaiting={status === undefined}
            />
          ))}
        </ol>
      )}
    </QueryResult>
  )
}

/** Fetches the applications for the status and page in the URL, and the selected one. */
function useQueue() {
  const [search] = useSearchParams()
  const picked = usePathParam('id')
  const go = useNavigateTo()
  const status = applicationStatuses.find((one) => one === search['status'])
  const page = parsePage(search['page'])
  const queue = useApiQuery(
    'reviews',
    'listReviews',
    {
      query: {
        page: String(page),
        per_page: String(queuePageSize),
        ...(status ? { status } : {}),
      },
    },
    { keep: true },
  )
  const ids = (queue.data?.payload ?? []).map((row) => row.application_id)
  const current = picked || ids[0]
  const open = (id: string) =>
    void go(buildPath(paths.operator.application, { id }, { status, page: toPageParam(page) }), {
      replace: true,
    })
  // Changing the list selects its first application.
  const show = (list: { readonly status: string | undefined; readonly page?: number }) =>
    void go(
      buildPath(
        paths.operator.applications,
        {},
        { status: list.status, page: toPageParam(list.page ?? 1) },
      ),
      { replace: true },
    )
  const onDecided = useQueueSteps(ids, current, open, page > 1 ? () => show({ status }) : null)
  return { queue, status, page, show, current, open, onDecided }
}

interface QueueHeadProps {
  readonly count: number
  readonly status: string | undefined
  readonly onStatus: (status: string | undefined) => void
}

function QueueHead({ count, status, onStatus }: QueueHeadProps) {
  const counts = useApiQuery('reviews', 'countReviews', {})
  const options = [
    { value: openStatus, label: t('reviews.open') },
    ...applicationStatuses.map((value) => ({
      value,
      label: `${translateKey(applicationBadges[value].text)} (${counts.data?.payload[value] ?? 0})`,
    })),
  ]
  return (
    <div className={frame['head']}>
      <p>
        <b>{status ? t('reviews.waiting', { count }) : t('reviews.waitingNow', { count })}</b>{' '}
        <span className={frame['dim']}>{t('reviews.oldest')}</span>
      </p>
      <SelectField
        label={t('reviews.show')}
        nothingFound={t('common.nothingFound')}
        options={options}
        value={status ?? openStatus}
        onChange={(value) => onStatus(value === openStatus ? undefined : (value ?? undefined))}
      />
    </div>
  )
}

interface QueueLineProps {
  readonly row: QueueRow
  readonly to: string
  readonly isCurrent: boolean
  /** Whether the rows wait for the programme team. */
  readonly isWaiting: boolean
}

function QueueLine({ row, to, isCurrent, isWaiting }: QueueLineProps) {
  const now = useNow()
  const isLate = row.submitted_at !== null && isWaiting && teamReviewDueAt(row.submitted_at) < now
  return (
    <li>
      <Link
        to={to}
        className={frame['row'] ?? ''}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <Avatar name={row.name} picture={row.picture_url} size={32} />
        <span className={frame['words']}>
          <b>{row.name}</b>
          <span className={frame['dim']}>
            <Flag country={row.country_code} /> {row.career_field ?? row.batch_name}
          </span>
        </span>
        {row.submitted_at ? (
          <span className={isLate ? frame['late'] : frame['age']}>
            {formatAgo(row.submitted_at, now)}
          </span>
        ) : null}
      </Link>
    </li>
  )
}
