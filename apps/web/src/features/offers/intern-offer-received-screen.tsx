import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isDeclined } from '@fledge/domain/offers/offer-outcome.ts'
import { Card } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { OfferOutcomePage } from './offer-outcome-page.tsx'

/**
 * Confirms that the offer was declined: the given reasons and what continues. Other offers show
 * their status.
 */
export default function InternOfferReceivedScreen() {
  useTitle(t('offerScreen.title'))
  const offer = useApiQuery('offers', 'getInternOffer', {
    params: { id: usePathParam('offer_id') },
  })
  return (
    <QueryResult of={offer} name={t('offerScreen.title')} missingTitle={t('offerScreen.gone')} page>
      {(row) =>
        !isDeclined(row.standing) ? (
          <OfferOutcomePage offer={row} />
        ) : (
          <Stack narrow centred>
            <PageHeader
              title={t('offerScreen.receivedTitle', { company: row.company.name })}
              text={t('offerScreen.receivedText', { role: row.role })}
            />
            <Card>
              <Group>
                <ButtonLink tone="primary" to={paths.intern.tracker}>
                  {t('offerScreen.toTracker')}
                </ButtonLink>
                <ButtonLink to={buildPath(paths.intern.dashboard)}>
                  {t('offerScreen.toDashboard')}
                </ButtonLink>
              </Group>
            </Card>
          </Stack>
        )
      }
    </QueryResult>
  )
}
