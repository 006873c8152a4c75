import { address, pages } from '@fledge/contract/pages.ts'
import { awaitsAnswer } from '@fledge/domain/offers/rules.ts'
import { offerBadges } from '@fledge/domain/offers/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { sayDays } from '../../features/offers/offer-words.ts'
import { Answer } from '../../platform/answer.tsx'
import { midTime, useNow } from '../../platform/clock.ts'
import { ButtonLink, Link } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'

/** The offers of a candidature, newest first; each opens where it is written, reviewed and sent. */
export function CandidateOffers({ candidature }: { readonly candidature: string }) {
  const [zone, now] = [useZone(), useNow()]
  const offers = useAnswer('offers', 'listCandidatureOffers', { params: { id: candidature } })
  const to = address(pages.company.offer, { candidate: candidature })
  const open = (
    <ButtonLink to={to} size="small">
      {t('candidate.offers.open')}
    </ButtonLink>
  )
  return (
    <Card title={t('candidate.offers.title')} flush>
      <Answer
        of={offers}
        name={t('candidate.offers.title')}
        empty={<Empty title={t('candidate.offers.none')} text={t('candidate.offers.noneText')} />}
      >
        {(rows) => (
          <Rows>
            {rows.map((offer, index) => (
              <Row
                key={offer.offer_id}
                end={
                  <>
                    <Badge tone={offerBadges[offer.status].tone}>
                      {say(offerBadges[offer.status].text)}
                    </Badge>
                    {index === 0 ? open : null}
                  </>
                }
              >
                <Link to={to}>
                  <b>{offer.role}</b>
                </Link>
                <Meta>
                  {[
                    sayDays(offer),
                    t('candidate.offers.version', { version: offer.version }),
                    offer.answer_by && awaitsAnswer(offer.status)
                      ? t('platform.due', { when: midTime(offer.answer_by, zone, now) })
                      : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Meta>
              </Row>
            ))}
          </Rows>
        )}
      </Answer>
    </Card>
  )
}
