import { address, pages } from '@fledge/contract/pages.ts'
import type { OfferReviewRow } from '@fledge/contract/offers/schema.ts'
import { teamAnswerBy } from '@fledge/domain/promises.ts'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { ago, useNow } from '../../platform/clock.ts'
import { Link, useGo } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { rowFrom, useReviewKeys } from '../../platform/review-keys.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { OfferReviewPanel } from './offer-review-panel.tsx'
import styles from './operator-offers.module.css'

/** The queue of offers, the oldest first: j and k move, a approves, c asks for changes, r rejects. */
export default function OperatorOffersScreen() {
  useTitle(t('offerScreen.review.title'))
  const queue = useAnswer('offers', 'listOffersForReview', { query: { per_page: '100' } })
  const chosen = usePart('id')
  return (
    <Answer
      of={queue}
      name={t('offerScreen.review.title')}
      isEmpty={(rows) => rows.length === 0 && chosen === ''}
      empty={<Empty title={t('offerScreen.review.none')} text={t('offerScreen.review.noneText')} />}
    >
      {(rows, count) => <Queue rows={rows} count={count} chosen={chosen} />}
    </Answer>
  )
}

function Queue({
  rows,
  count,
  chosen,
}: {
  readonly rows: readonly OfferReviewRow[]
  readonly count: number
  readonly chosen: string
}) {
  const go = useGo()
  const at = rows.findIndex((row) => row.offer_id === chosen)
  const current = chosen || rows[0]?.offer_id
  const step = (by: number) => {
    const next = rowFrom(rows, at, by)
    if (next) void go(address(pages.operator.offer, { id: next.offer_id }), { replace: true })
  }
  useReviewKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <div className={styles['frame']}>
      <nav
        className={styles['queue']}
        aria-label={t('offerScreen.review.title')}
        data-open={chosen !== ''}
      >
        <div className={styles['head']}>
          <h1>{t('offerScreen.review.waiting', { count })}</h1> {t('offerScreen.review.oldest')}
        </div>
        <ul>
          {rows.map((row) => (
            <QueueRow key={row.offer_id} row={row} isChosen={row.offer_id === current} />
          ))}
        </ul>
      </nav>
      {current ? (
        <OfferReviewPanel key={current} id={current} onStep={step} isOpen={chosen !== ''} />
      ) : null}
    </div>
  )
}

function QueueRow({ row, isChosen }: { readonly row: OfferReviewRow; readonly isChosen: boolean }) {
  const now = useNow()
  const isLate = row.sent_at !== null && teamAnswerBy(row.sent_at) < now
  return (
    <li>
      <Link
        to={address(pages.operator.offer, { id: row.offer_id })}
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
          <span className={isLate ? styles['late'] : styles['small']}>{ago(row.sent_at, now)}</span>
        ) : null}
      </Link>
    </li>
  )
}
