import type { CompanyOfferView } from '@fledge/contract/offers/schema.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatOfferTerm } from './format-offer.ts'
import styles from './offer-letter.module.css'

type Change = CompanyOfferView['versions'][number]['changes'][number]

/** Changed fields with old and new values, and whether a change voids the approval. */
export function OfferChanges({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <dl className={styles['diff']}>
      {changes.map((change) => [
        <dt key={change.field}>{translateKey(`offers.field.${change.field}`)}</dt>,
        <dd key={`${change.field}-is`}>
          <del className={styles['was']}>
            {formatOfferTerm(change.field, change.from, change.currencies?.from ?? null) ??
              t('offerScreen.review.nothing')}
          </del>
          <ins style={{ textDecoration: 'none', fontWeight: 600 }}>
            {formatOfferTerm(change.field, change.to, change.currencies?.to ?? null) ??
              t('offerScreen.review.nothing')}
          </ins>{' '}
          {change.is_marked ? <Badge tone="amber">{t('offerScreen.marked')}</Badge> : null}
        </dd>,
      ])}
    </dl>
  )
}
