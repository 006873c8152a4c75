import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { OfferReviewRow } from '@fledge/contract/offers/schema.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { Link } from '../../platform/router/link.tsx'
import { QueueList, queuePageSize, useReviewQueue } from '../../platform/list/review-queue.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { OfferReviewPanel } from './offer-review-panel.tsx'
import styles from './operator-offers.module.css'

/**
 * Offers to review, oldest first. Keyboard: j and k navigate, a approves, c requests changes, r
 * rejects.
 */
export default function OperatorOffersScreen() {
  useTitle(t('offerScreen.review.title'))
  const { offers, queue, rowPath } = useOfferQueue()
  const { picked, shown, params, open, onDecided } = queue
  return (
    <QueryResult
      of={offers}
      name={t('offerScreen.review.title')}
      isEmpty={(rows) => rows.length === 0 && picked === '' && params.page === 1}
      empty={
        <>
          <PendingActs of="OFFER" onOpen={queue.open} />
          <EmptyState
            page
            title={t('offerScreen.review.none')}
            text={t('offerScreen.review.noneText')}
          />
        </>
      }
    >
      {(_, count) => (
        <div className={styles['frame']}>
          <Queue offers={offers} count={count} queue={queue} rowPath={rowPath} />
          {shown ? (
            <OfferReviewPanel
              key={shown}
              id={shown}
              onDecided={onDecided}
              onReopen={() => open(shown)}
              isOpen={picked !== ''}
            />
          ) : null}
        </div>
      )}
    </QueryResult>
  )
}

/** Fetches the page of offers given in the URL, and the selected one. */
function useOfferQueue() {
  const params = useListParams({})
  const offers = useApiQuery(
    'offers',
    'listOffersForReview',
    { query: { ...params.keyset, per_page: String(queuePageSize) } },
    { keep: true },
  )
  const rowPath = (id: string) => buildPath(paths.operator.offer, { id }, params.place)
  const queue = useReviewQueue({
    params,
    ids: (offers.data?.payload ?? []).map((row) => row.offer_id),
    listPath: (place) => buildPath(paths.operator.offers, {}, place),
    rowPath,
  })
  return { offers, queue, rowPath }
}

interface QueueProps extends Pick<
  ReturnType<typeof useOfferQueue>,
  'offers' | 'queue' | 'rowPath'
> {
  readonly count: number
}

function Queue({ offers, count, queue, rowPath }: QueueProps) {
  const isOpen = queue.picked !== ''
  // Without an open offer, the list has the page's heading.
  const Head = isOpen ? 'b' : 'h1'
  return (
    <nav className={styles['queue']} aria-label={t('offerScreen.review.title')} data-open={isOpen}>
      <div className={styles['head']}>
        <Head>{t('offerScreen.review.waiting', { count })}</Head> {t('offerScreen.review.oldest')}
      </div>
      <PendingActs of="OFFER" onOpen={queue.open} />
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
  const isLate = row.sent_at !== null && teamReviewDueAt(row.sent_at) < now
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
