import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { OfferReviewRow } from '@fledge/contract/offers/schema.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useSearchParams, usePathParam } from '../../platform/url-state.ts'
import { parsePage, toPageParam } from '../../platform/url-values.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import { formatAgo, useNow } from '../../platform/clock.ts'
import { Link, useNavigateTo } from '../../platform/link.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { QueuePages, queuePageSize, useQueueSteps } from '../../platform/review-queue.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { OfferReviewPanel } from './offer-review-panel.tsx'
import styles from './operator-offers.module.css'

/**
 * Offers to review, oldest first. Keyboard: j and k navigate, a approves, c requests changes, r
 * rejects.
 */
export default function OperatorOffersScreen() {
  useTitle(t('offerScreen.review.title'))
  const [search] = useSearchParams()
  const page = parsePage(search['page'])
  const queue = useApiQuery(
    'offers',
    'listOffersForReview',
    { query: { page: String(page), per_page: String(queuePageSize) } },
    { keep: true },
  )
  const chosen = usePathParam('id')
  return (
    <QueryResult
      of={queue}
      name={t('offerScreen.review.title')}
      isEmpty={(rows) => rows.length === 0 && chosen === '' && page === 1}
      empty={
        <EmptyState
          page
          title={t('offerScreen.review.none')}
          text={t('offerScreen.review.noneText')}
        />
      }
    >
      {(rows, count) => <Queue rows={rows} count={count} page={page} chosen={chosen} />}
    </QueryResult>
  )
}

interface QueueProps {
  readonly rows: readonly OfferReviewRow[]
  readonly count: number
  readonly page: number
  readonly chosen: string
}

/** The open offer and the navigation through the list. */
function useOfferSteps({ rows, page, chosen }: QueueProps) {
  const go = useNavigateTo()
  const ids = rows.map((row) => row.offer_id)
  const current = chosen || ids[0]
  const onDecided = useQueueSteps(
    ids,
    current,
    (id) =>
      void go(buildPath(paths.operator.offer, { id }, { page: toPageParam(page) }), {
        replace: true,
      }),
    page > 1 ? () => void go(buildPath(paths.operator.offers), { replace: true }) : null,
  )
  const onPage = (next: number) =>
    void go(buildPath(paths.operator.offers, {}, { page: next }), { replace: true })
  return { current, onDecided, onPage }
}

function Queue(props: QueueProps) {
  const { rows, count, page, chosen } = props
  const { current, onDecided, onPage } = useOfferSteps(props)
  // Without an open offer, the list has the page's heading.
  const Head = chosen === '' ? 'h1' : 'b'
  return (
    <div className={styles['frame']}>
      <nav
        className={styles['queue']}
        aria-label={t('offerScreen.review.title')}
        data-open={chosen !== ''}
      >
        <div className={styles['head']}>
          <Head>{t('offerScreen.review.waiting', { count })}</Head> {t('offerScreen.review.oldest')}
        </div>
        <ul>
          {rows.map((row) => (
            <QueueRow
              key={row.offer_id}
              row={row}
              to={buildPath(
                paths.operator.offer,
                { id: row.offer_id },
                { page: toPageParam(page) },
              )}
              isChosen={row.offer_id === current}
            />
          ))}
        </ul>
        <QueuePages page={page} count={count} shown={rows.length} onPage={onPage} />
      </nav>
      {current ? (
        <OfferReviewPanel key={current} id={current} onDecided={onDecided} isOpen={chosen !== ''} />
      ) : null}
    </div>
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
