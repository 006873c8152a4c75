import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isAwaitingResponse } from '@fledge/domain/offers/rules.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { formatOfferDates } from '../../features/offers/format-offer.ts'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

type Offer = Payload<'offers', 'listCandidatureOffers'>[number]

/**
 * Offers of a candidature, newest first. Each links to the screen where it is edited, reviewed and
 * sent.
 */
export function CandidateOffers({ candidature }: { readonly candidature: string }) {
  const offers = useApiQuery('offers', 'listCandidatureOffers', { params: { id: candidature } })
  const to = buildPath(paths.company.offer, { candidate: candidature })
  return (
    <DataList
      title={t('candidate.offers.title')}
      of={offers}
      empty={
        <EmptyState title={t('candidate.offers.none')} text={t('candidate.offers.noneText')} />
      }
    >
      {(rows) => (
        <CardList>
          {rows.map((offer, index) => (
            <OfferRow key={offer.offer_id} offer={offer} to={to} isNewest={index === 0} />
          ))}
        </CardList>
      )}
    </DataList>
  )
}

interface OfferRowProps {
  readonly offer: Offer
  /** Path of the screen where the offer is edited, reviewed and sent. */
  readonly to: string
  readonly isNewest: boolean
}

function OfferRow({ offer, to, isNewest }: OfferRowProps) {
  const [zone, now] = [useZone(), useNow()]
  const open = (
    <ButtonLink to={to} size="small">
      {t('candidate.offers.open')}
    </ButtonLink>
  )
  return (
    <CardListItem
      end={
        <>
          <Badge tone={offerBadges[offer.status].tone}>
            {translateKey(offerBadges[offer.status].text)}
          </Badge>
          {isNewest ? open : null}
        </>
      }
    >
      <Link to={to}>
        <b>{offer.role}</b>
      </Link>
      <Meta>
        {[
          formatOfferDates(offer),
          t('candidate.offers.version', { version: offer.version }),
          offer.answer_by && isAwaitingResponse(offer.status)
            ? t('platform.due', { when: formatTimeInSentence(offer.answer_by, zone, now) })
            : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Meta>
    </CardListItem>
  )
}
