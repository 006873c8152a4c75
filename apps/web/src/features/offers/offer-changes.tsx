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
      {changes.map((one) => [
        <dt key={one.field}>{translateKey(`offers.field.${one.field}`)}</dt>,
        <dd key={`${one.field}-is`}>
          <del className={styles['was']}>
            {formatOfferTerm(one.field, one.from, one.currencies?.from ?? null) ??
              t('offerScreen.review.nothing')}
          </del>
          <ins style={{ textDecoration: 'none', fontWeight: 600 }}>
            {formatOfferTerm(one.field, one.to, one.currencies?.to ?? null) ??
              t('offerScreen.review.nothing')}
          </ins>{' '}
          {one.is_marked ? <Badge tone="amber">{t('offerScreen.marked')}</Badge> : null}
        </dd>,
      ])}
    </dl>
  )
}
