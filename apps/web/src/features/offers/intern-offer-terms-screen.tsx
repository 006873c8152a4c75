import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { InternOffer } from '@fledge/contract/offers/schema.ts'
import { isAcceptedOffer } from '@fledge/domain/offers/rules.ts'
import { Card } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Prose } from '../../platform/i18n/prose.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './offer-letter.module.css'

/**
 * Returns how the terms are accepted: with the offer, by paying, already accepted, or no longer
 * open.
 */
function getTermsTextKey({ standing, status, follows }: InternOffer) {
  if (standing === 'OPEN')
    return follows.intern_pays ? 'offerScreen.termsPay' : 'offerScreen.termsText'
  return isAcceptedOffer(status) ? 'offerScreen.termsAccepted' : 'offerScreen.termsOver'
}

/** Full terms of an offer; they are accepted on the offer page. */
export default function InternOfferTermsScreen() {
  useTitle(t('offerScreen.termsTitle'))
  const id = usePathParam('offer_id')
  const offer = useApiQuery('offers', 'getInternOffer', { params: { id } })
  const texts = useApiQuery('lookups', 'listAgreements', { query: {} })
  const back = (
    <ButtonLink to={buildPath(paths.intern.reviewOffer, { offer_id: id })}>
      {t('offerScreen.backToOffer')}
    </ButtonLink>
  )
  return (
    <Stack narrow centred>
      <PageHeader
        title={t('offerScreen.termsTitle')}
        text={offer.data ? t(getTermsTextKey(offer.data.payload)) : ''}
        actions={back}
      />
      <QueryResult of={offer} name={t('offerScreen.title')} missingTitle={t('offerScreen.gone')}>
        {({ terms }) => (
          <QueryResult of={texts} name={t('offerScreen.termsTitle')}>
            {(rows) =>
              terms.map((term) => (
                <Card
                  key={term.kind}
                  title={term.title}
                  side={t('offerScreen.termsVersion', { version: term.version })}
                >
                  <div className={styles['prose']}>
                    <Prose body={rows.find((row) => row.kind === term.kind)?.body ?? ''} />
                  </div>
                </Card>
              ))
            }
          </QueryResult>
        )}
      </QueryResult>
    </Stack>
  )
}
