import { address, pages } from '@fledge/contract/pages.ts'
import { applicationBadges, applicationStatuses } from '@fledge/domain/applications/words.ts'
import { teamAnswerBy } from '@fledge/domain/promises.ts'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useAddressState, usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { ago, useNow } from '../../platform/clock.ts'
import { Link, useGo } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import frame from '../../platform/review-frame.module.css'
import { rowFrom, useReviewKeys } from '../../platform/review-keys.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { ApplicationReview } from './application-review.tsx'
import { waitingApplications } from './review-words.ts'

type QueueRow = Payload<'reviews', 'listReviews'>[number]
const waiting = 'OPEN'

/** The queue of applications: j and k move through it, the decision stands at the foot. */
export default function OperatorApplicationsScreen() {
  useTitle(t('reviews.title'))
  const { queue, status, showStatus, current, open } = useQueue()
  return (
    <div className={frame['frame']}>
      <aside className={frame['queue']} aria-label={t('reviews.list')}>
        <QueueHead count={queue.data?.count ?? 0} status={status} onStatus={showStatus} />
        <Answer
          of={queue}
          name={t('reviews.title')}
          empty={<Empty title={t('reviews.empty')} text={t('reviews.emptyText')} />}
        >
          {(list) => (
            <ol>
              {list.map((row) => (
                <QueueLine
                  key={row.application_id}
                  row={row}
                  isCurrent={row.application_id === current}
                  status={status}
                />
              ))}
            </ol>
          )}
        </Answer>
      </aside>
      {current ? (
        <ApplicationReview key={current} id={current} onStep={open} />
      ) : (
        <div className={frame['main']}>
          <Empty title={t('reviews.pick')} />
        </div>
      )}
    </div>
  )
}

/** The applications of the status in the address, and which of them is read. */
function useQueue() {
  const [search, setSearch] = useAddressState()
  const picked = usePart('id')
  const go = useGo()
  const status = applicationStatuses.find((one) => one === search['status'])
  const queue = useAnswer(
    'reviews',
    'listReviews',
    { query: { ...waitingApplications, per_page: '100', ...(status ? { status } : {}) } },
    { keep: true },
  )
  const rows = queue.data?.payload ?? []
  const current = picked || rows[0]?.application_id
  const at = rows.findIndex((row) => row.application_id === current)
  const open = (step: number) => {
    const id = rowFrom(rows, at, step)?.application_id
    if (id) void go(address(pages.operator.application, { id }, { status }), { replace: true })
  }
  useReviewKeys({ j: () => open(1), k: () => open(-1) })
  const showStatus = (next: string | undefined) => setSearch({ status: next })
  return { queue, status, showStatus, current, open }
}

interface QueueHeadProps {
  readonly count: number
  readonly status: string | undefined
  readonly onStatus: (status: string | undefined) => void
}

function QueueHead({ count, status, onStatus }: QueueHeadProps) {
  const counts = useAnswer('reviews', 'countReviews', {})
  const options = [
    { value: waiting, label: t('reviews.open') },
    ...applicationStatuses.map((value) => ({
      value,
      label: `${say(applicationBadges[value].text)} (${counts.data?.payload[value] ?? 0})`,
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
        value={status ?? waiting}
        onChange={(value) => onStatus(value === waiting ? undefined : (value ?? undefined))}
      />
    </div>
  )
}

function QueueLine({
  row,
  isCurrent,
  status,
}: {
  readonly row: QueueRow
  readonly isCurrent: boolean
  readonly status: string | undefined
}) {
  const now = useNow()
  const isLate =
    row.submitted_at !== null && status === undefined && teamAnswerBy(row.submitted_at) < now
  return (
    <li>
      <Link
        to={address(pages.operator.application, { id: row.application_id }, { status })}
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
            {ago(row.submitted_at, now)}
          </span>
        ) : null}
      </Link>
    </li>
  )
}
