import { offerBadges } from '@fledge/domain/offers/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useDialogParam } from '../../platform/router/url-state.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { OfferLetter } from './offer-letter.tsx'
import { formatOfferDates } from './format-offer.ts'

type OfferRow = Payload<'offers', 'listOffers'>[number]

/**
 * Offers that remain valid although the company's account was closed; read-only. Renders nothing
 * without any.
 */
export function ContinuingOffers() {
  const offers = useApiQuery('offers', 'listOffers', { body: { per_page: 100 } })
  const letter = useDialogParam('offer')
  const rows = offers.data?.payload ?? []
  const reading = rows.find((row) => row.offer_id === letter.shown)
  if (rows.length === 0) return null
  return (
    <Card title={t('offerScreen.continuing')} count={rows.length} flush>
      <CardList>
        {rows.map((row) => (
          <CardListItem
            key={row.offer_id}
            end={
              <Group>
                <Badge tone={offerBadges[row.status].tone}>
                  {translateKey(offerBadges[row.status].text)}
                </Badge>
                <Button size="small" onClick={() => letter.open(row.offer_id)}>
                  {t('offerScreen.continuingRead')}
                </Button>
              </Group>
            }
          >
            <b>{row.intern.name}</b>
            <Meta>
              {row.role} · {formatOfferDates(row)}
            </Meta>
          </CardListItem>
        ))}
      </CardList>
      {reading ? <LetterDialog row={reading} onClose={letter.close} /> : null}
    </Card>
  )
}

function LetterDialog({ row, onClose }: { readonly row: OfferRow; readonly onClose: () => void }) {
  const { company } = useUser()
  const offers = useApiQuery('offers', 'listCandidatureOffers', {
    params: { id: row.candidature_id },
  })
  return (
    <Dialog opened inAddress onClose={onClose} title={row.role} closeLabel={t('common.btn.close')}>
      <QueryResult of={offers} name={t('offerScreen.title')}>
        {(all) => {
          const offer = all.find(({ offer_id }) => offer_id === row.offer_id)
          return offer ? (
            <OfferLetter
              level={3}
              offer={offer}
              name={row.intern.name.split(' ')[0] ?? ''}
              from={company?.name}
              logo={
                <CompanyLogo
                  name={company?.name ?? ''}
                  logo={company?.logo_url ?? null}
                  size={56}
                />
              }
            />
          ) : null
        }}
      </QueryResult>
    </Dialog>
  )
}
