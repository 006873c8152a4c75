import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { OfferReviewRow } from '@fledge/contract/offers/schema.ts'
import { type DeskOwner, deskOwners } from '@fledge/domain/waits/types.ts'
import { isOverdue } from '@fledge/domain/response-deadlines.ts'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { oneOf } from '../../platform/list/list-address.ts'
import { Link, useNavigateTo } from '../../platform/router/link.tsx'
import { QueueList, queuePageSize, useReviewQueue } from '../../platform/list/review-queue.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ColleaguesCount, OwnerFilter, OwnerMark } from '../../shared/desk-owner.tsx'
import { TakeNextButton } from '../../shared/take-next-button.tsx'
import { useDeskQueue } from '../../shared/use-desk-queue.ts'
import { DeskNotes } from '../../shared/desk-notes.tsx'
import { OfferReviewPanel } from './offer-review-panel.tsx'
import styles from './operator-offers.module.css'

/**
 * Offers to review, oldest first. Keyboard: j and k navigate, a approves, c requests changes, r
 * rejects.
 */
export default function OperatorOffersScreen() {
  useTitle(t('offerScreen.review.title'))
  const { offers, queue, ...list } = useOfferQueue()
  const { picked, shown, params, current, open, onDecided } = queue
  const { rowPath } = list
  const desk = useDeskQueue({ kind: 'OFFER', current, rowPath, open, onNothingLeft: onDecided })
  return (
    <QueryResult
      of={offers}
      name={t('offerScreen.review.title')}
      isEmpty={(rows) =>
        rows.length === 0 && picked === '' && params.page === 1 && list.owner === undefined
      }
      empty={<NoOffers onOpen={desk.reopen} />}
    >
      {(_, count) => (
        <div className={styles['frame']}>
          <Queue offers={offers} count={count} queue={queue} desk={desk} {...list} />
          {shown ? (
            <OfferReviewPanel
              key={shown}
              id={shown}
              onDecided={() => desk.onLeft(shown)}
              onReopen={() => desk.reopen(shown)}
              isOpen={picked !== ''}
            />
          ) : null}
        </div>
      )}
    </QueryResult>
  )
}

const NoOffers = ({ onOpen }: { readonly onOpen: (id: string) => void }) => (
  <>
    <DeskNotes of="OFFER" onOpen={onOpen} />
    <EmptyState page title={t('offerScreen.review.none')} text={t('offerScreen.review.noneText')} />
  </>
)

/** Fetches the page of offers given in the URL, and the selected one. */
function useOfferQueue() {
  const params = useListParams({ owner: oneOf(deskOwners) })
  const { owner } = params.filters
  const go = useNavigateTo()
  const offers = useApiQuery(
    'offers',
    'listOffersForReview',
    { query: { owner, ...params.keyset, per_page: String(queuePageSize) } },
    { keep: true },
  )
  const rowPath = (id: string) =>
    buildPath(paths.operator.offer, { id }, { owner, ...params.place })
  const queue = useReviewQueue({
    params,
    ids: (offers.data?.payload ?? []).map((row) => row.offer_id),
    listPath: (place) => buildPath(paths.operator.offers, {}, { owner, ...place }),
    rowPath,
  })
  const toOwner = (next: DeskOwner | undefined) =>
    buildPath(paths.operator.offers, {}, { owner: next })
  const onOwner = (next: DeskOwner | undefined) => void go(toOwner(next), { replace: true })
  return { offers, queue, rowPath, owner, toOwner, onOwner }
}

interface QueueProps extends ReturnType<typeof useOfferQueue> {
  readonly count: number
  readonly desk: Pick<ReturnType<typeof useDeskQueue>, 'takeNext' | 'reopen'>
}

function Queue({ offers, count, queue, desk, rowPath, owner, toOwner, onOwner }: QueueProps) {
  const counts = useApiQuery('offers', 'countOfferOwners', { query: {} }, { keep: true }).data
    ?.payload
  const isOpen = queue.picked !== ''
  // Without an open offer, the list has the page's heading.
  const Head = isOpen ? 'b' : 'h1'
  return (
    <nav className={styles['queue']} aria-label={t('offerScreen.review.title')} data-open={isOpen}>
      <div className={styles['head']}>
        <div>
          <Head>{t('offerScreen.review.waiting', { count })}</Head>
          {owner === undefined ? <ColleaguesCount counts={counts} toList={toOwner} /> : null}{' '}
          {t('offerScreen.review.oldest')}
        </div>
        <OwnerFilter counts={counts} owner={owner} onOwner={onOwner} />
        <TakeNextButton onTakeNext={desk.takeNext} />
      </div>
      <DeskNotes of="OFFER" onOpen={desk.reopen} />
      <QueueList
        title={t('offerScreen.review.title')}
        of={offers}
        params={queue.params}
        empty={null}
        row={(row) => (
          <QueueRow
            key={row.offer_id}
            row={row}
            to={rowPath(row.offer_id)}
            isChosen={row.offer_id === queue.current}
          />
        )}
      />
    </nav>
  )
}

interface QueueRowProps {
  readonly row: OfferReviewRow
  readonly to: string
  readonly isChosen: boolean
}

function QueueRow({ row, to, isChosen }: QueueRowProps) {
  const now = useNow()
  const isLate = !!row.review_due_at && isOverdue(row.review_due_at, now)
  return (
    <li>
      <Link
        to={to}
        className={`${styles['row']} ${isChosen ? styles['chosen'] : ''}`}
        {...(isChosen ? { 'aria-current': 'page' as const } : {})}
      >
        <CompanyLogo name={row.company_name} logo={row.logo_url} size={32} />
        <span className={styles['words']}>
          <b>{row.role}</b>
          <span className={styles['small']}>
            <OwnerMark row={row} />
            <Flag country={row.country_code} />
            {row.company_name} · {row.intern_name}
          </span>
        </span>
        {row.sent_at ? (
          <span className={isLate ? styles['late'] : styles['small']}>
            {formatAgo(row.sent_at, now)}
          </span>
        ) : null}
      </Link>
    </li>
  )
}
