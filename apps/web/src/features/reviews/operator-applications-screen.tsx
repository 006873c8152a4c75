import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  applicationBadges,
  applicationStatuses,
  type ApplicationStatus,
} from '@fledge/domain/applications/types.ts'
import { type DeskOwner, deskOwners } from '@fledge/domain/waits/types.ts'
import { isOverdue } from '@fledge/domain/response-deadlines.ts'
import { memo } from 'react'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { TakeOverActivity } from '@fledge/ui/take-over-boundary.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { type ListPlace, oneOf } from '../../platform/list/list-address.ts'
import frame from '../../platform/list/review-frame.module.css'
import {
  QueueAside,
  QueueItem,
  QueueList,
  queuePageSize,
  useReviewQueue,
} from '../../platform/list/review-queue.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { ColleaguesCount, OwnerFilter, OwnerMark } from '../../shared/desk-owner.tsx'
import { TakeNextButton } from '../../shared/take-next-button.tsx'
import { DeskNotes } from '../../shared/desk-notes.tsx'
import { useDeskQueue } from '../../shared/use-desk-queue.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { describeDuplicate, DuplicateMark } from './duplicate-mark.tsx'
import { ApproveApplications } from './approve-applications.tsx'
import { ApplicationReview } from './application-review.tsx'
import { listRendered, useRenderedAhead } from './rendered-ahead.ts'

type QueueRow = Payload<'reviews', 'listReviews'>[number]
const openStatus = 'OPEN'

/**
 * Queue of applications, worked by keyboard: the reviewer is handed out one after another, with the
 * decision buttons at the bottom of the screen.
 */
export default function OperatorApplicationsScreen() {
  useTitle(t('reviews.title'))
  const list = useApplicationQueue()
  const { rowPath, queue } = list
  const { current, shown, hidden, open, openRendered, onDecided: onNothingLeft } = queue
  const kind = 'APPLICATION'
  const desk = useDeskQueue({ kind, current, rowPath, open, openRendered, onNothingLeft })
  const upcoming = useRenderedAhead(desk.upcoming)
  return (
    <div className={frame['frame']}>
      <ApplicationQueue list={list} onTakeNext={desk.takeNext} onReopen={desk.reopen} />
      {shown ? (
        listRendered(hidden, shown, upcoming).map((id) => (
          <TakeOverActivity key={id} isShown={id === shown}>
            <ApplicationReview
              id={id}
              isShown={id === shown}
              isOpen={id === current}
              isWorking={desk.isWorking}
              onTaken={() => {
                desk.onTaken()
                open(id)
              }}
              onDecided={() => desk.onLeft(id)}
              onReopen={() => desk.reopen(id)}
            />
          </TakeOverActivity>
        ))
      ) : (
        <div className={frame['main']}>
          <EmptyState title={t('reviews.pick')} />
        </div>
      )}
    </div>
  )
}

interface ApplicationQueueProps {
  readonly list: ReturnType<typeof useApplicationQueue>
  readonly onTakeNext: () => void
  /** Opens an application whose decision was undone or failed. */
  readonly onReopen: (id: string) => void
}

/** The waiting applications, after those whose decision can still be undone. */
function ApplicationQueue({ list, onTakeNext, onReopen }: ApplicationQueueProps) {
  const { applications, filters, show, rowPath, queue } = list
  const count = applications.data?.count ?? 0
  return (
    <QueueAside
      label={t('reviews.list')}
      summary={formatCount(filters, count)}
      picked={queue.picked}
      notes={<DeskNotes of="APPLICATION" onOpen={onReopen} />}
    >
      <QueueHead
        count={count}
        filters={filters}
        toOwner={list.toOwner}
        onShow={show}
        onTakeNext={onTakeNext}
      />
      <QueueList
        title={t('reviews.title')}
        of={applications}
        params={queue.params}
        empty={<EmptyState title={t('reviews.empty')} text={t('reviews.emptyText')} />}
        row={(row) => (
          <QueueLine
            key={row.application_id}
            row={row}
            duplicate={
              row.has_duplicates ? describeDuplicate(row, applications.data?.payload ?? []) : null
            }
            to={rowPath(row.application_id)}
            isCurrent={row.application_id === queue.current}
            isWaiting={filters.status === undefined}
          />
        )}
      />
    </QueueAside>
  )
}

const formatCount = ({ status }: QueueFilters, count: number) =>
  status ? t('reviews.waiting', { count }) : t('reviews.waitingNow', { count })

/** Fetches the applications for the status and page in the URL, and the selected one. */
function useApplicationQueue() {
  const params = useListParams({
    status: oneOf(applicationStatuses),
    duplicates: oneOf(['true'] as const),
    owner: oneOf(deskOwners),
  })
  const go = useNavigateTo()
  const { filters } = params
  const applications = useApiQuery(
    'reviews',
    'listReviews',
    { query: { ...params.keyset, per_page: String(queuePageSize), ...filters } },
    { keep: true },
  )
  const rowPath = (id: string) =>
    buildPath(paths.operator.application, { id }, { ...filters, ...params.place })
  const listPath = (shown: typeof filters, place?: ListPlace) =>
    buildPath(paths.operator.applications, {}, { ...shown, ...place })
  const queue = useReviewQueue({
    params,
    ids: (applications.data?.payload ?? []).map((row) => row.application_id),
    listPath: (place) => listPath(filters, place),
    rowPath,
  })
  // Changing the list selects its first application.
  const show = (next: QueueFilters) => void go(listPath({ ...filters, ...next }), { replace: true })
  const toOwner = (owner: DeskOwner | undefined) =>
    listPath({ ...filters, status: undefined, owner })
  return { applications, filters, show, toOwner, rowPath, queue }
}

interface QueueFilters {
  readonly status?: ApplicationStatus | undefined
  readonly duplicates?: 'true' | undefined
  readonly owner?: DeskOwner | undefined
}

interface QueueHeadProps {
  readonly count: number
  readonly filters: QueueFilters
  readonly toOwner: (owner: DeskOwner | undefined) => string
  readonly onShow: (change: QueueFilters) => void
  readonly onTakeNext: () => void
}

function QueueHead({ count, filters, toOwner, onShow, onTakeNext }: QueueHeadProps) {
  const { status, duplicates, owner } = filters
  const owners = useApiQuery(
    'reviews',
    'countReviewOwners',
    { query: { duplicates } },
    { keep: true },
  ).data?.payload
  return (
    <div className={frame['head']}>
      <p>
        <b>{formatCount(filters, count)}</b>
        <ColleaguesCount counts={status || owner ? undefined : owners} toList={toOwner} />{' '}
        <span className={frame['dim']}>{t('reviews.oldest')}</span>
      </p>
      <StatusFilter filters={filters} onShow={onShow} />
      {status ? null : (
        <OwnerFilter counts={owners} owner={owner} onOwner={(next) => onShow({ owner: next })} />
      )}
      <Checkbox
        label={t('reviews.onlyDuplicates')}
        checked={duplicates === 'true'}
        onChange={(event) =>
          onShow({ duplicates: event.currentTarget.checked ? 'true' : undefined })
        }
      />
      <TakeNextButton onTakeNext={onTakeNext} />
      {status === undefined && count > 0 ? <ApproveApplications /> : null}
    </div>
  )
}

/** By status, each with its number. Whose they are is asked only of those that wait. */
function StatusFilter({ filters, onShow }: Pick<QueueHeadProps, 'filters' | 'onShow'>) {
  const { status, duplicates } = filters
  const counts = useApiQuery('reviews', 'countReviews', { query: { duplicates } }, { keep: true })
  const options = [
    { value: openStatus, label: t('reviews.open') },
    ...applicationStatuses.map((value) => ({
      value,
      label: `${translateKey(applicationBadges[value].text)} (${counts.data?.payload[value] ?? 0})`,
    })),
  ]
  return (
    <SelectField
      label={t('reviews.show')}
      nothingFound={t('common.nothingFound')}
      options={options}
      value={status ?? openStatus}
      onChange={(value) =>
        onShow({
          status: applicationStatuses.find((known) => known === value),
          owner: undefined,
        })
      }
    />
  )
}

interface QueueLineProps {
  readonly row: QueueRow
  /** What is said about others that may be the same person. */
  readonly duplicate: string | null
  readonly to: string
  readonly isCurrent: boolean
  /** Whether the rows wait for the programme team. */
  readonly isWaiting: boolean
}

// A decision changes the list, but not the other rows: each would be rendered again.
const QueueLine = memo(function QueueLine({ row, duplicate, isWaiting, ...item }: QueueLineProps) {
  const now = useNow()
  return (
    <QueueItem
      {...item}
      lead={<Avatar name={row.name} picture={row.picture_url} size={32} />}
      name={row.name}
      detail={
        <>
          <OwnerMark row={row} />
          {duplicate === null ? null : <DuplicateMark text={duplicate} />}
          <Flag country={row.country_code} /> {row.career_field ?? row.batch_name}
        </>
      }
      age={row.submitted_at && formatAgo(row.submitted_at, now)}
      isLate={isWaiting && !!row.review_due_at && isOverdue(row.review_due_at, now)}
    />
  )
})
