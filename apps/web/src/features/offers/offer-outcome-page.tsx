import type { InternOffer } from '@fledge/contract/offers/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  isEndedByOthers,
  canAskProgrammeTeam,
  type OfferOutcome,
} from '@fledge/domain/offers/offer-outcome.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { SupportContact } from '../../shared/support-contact.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatOfferDay } from './format-offer.ts'

interface OutcomeProps {
  readonly offer: InternOffer
}

/** Next page for each outcome. */
const tracker = { to: paths.intern.tracker, text: 'offerScreen.toTracker' } as const
const internships = { to: paths.intern.internships, text: 'offerScreen.toInternship' } as const
const nextLinks: Readonly<
  Record<
    Exclude<OfferOutcome, 'OPEN'>,
    {
      readonly to: string
      readonly text: 'offerScreen.toTracker' | 'offerScreen.toInternship' | 'offerScreen.toConfirm'
    }
  >
> = {
  TO_CONFIRM: { to: paths.intern.application, text: 'offerScreen.toConfirm' },
  ACCEPTED: internships,
  TOOK_ANOTHER: internships,
  LAPSED: tracker,
  OVER: tracker,
  DECLINED: tracker,
  LEFT: tracker,
  WITHDREW: tracker,
  WITHDRAWN: tracker,
  REJECTED: tracker,
}

function useOutcomeTexts(offer: InternOffer) {
  const zone = useZone()
  const values = {
    role: offer.role,
    company: offer.company.name,
    day: formatOfferDay(offer.starts_on),
    when: offer.answer_by ? formatTime(offer.answer_by, zone, 'full') : '',
  }
  return {
    title: t(`offerScreen.stands.${offer.standing}.title`, values),
    text: [
      isEndedByOthers(offer.standing) && offer.end_reason
        ? t('offerScreen.stands.reason', { reason: offer.end_reason })
        : '',
      t(`offerScreen.stands.${offer.standing}.text`, values),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function NextLinks({ offer }: OutcomeProps) {
  const read = buildPath(paths.intern.reviewOffer, { offer_id: offer.offer_id })
  if (offer.standing === 'OPEN')
    return (
      <ButtonLink tone="primary" to={read}>
        {t('offerScreen.readOffer')}
      </ButtonLink>
    )
  const { to, text } = nextLinks[offer.standing]
  return (
    <ButtonLink tone="primary" to={to}>
      {t(text)}
    </ButtonLink>
  )
}

/**
 * Shown when a page no longer (or not yet) fits the offer: the outcome of the offer and the next
 * step.
 */
export function OfferOutcomePage({ offer }: OutcomeProps) {
  const { title, text } = useOutcomeTexts(offer)
  return (
    <Stack narrow centred>
      <PageHeader title={title} text={text} />
      <Card>
        <Stack tight>
          {canAskProgrammeTeam(offer.standing) ? (
            <Meta>
              <SupportContact />
            </Meta>
          ) : null}
          <Group>
            <NextLinks offer={offer} />
            {offer.standing === 'OPEN' ? null : (
              <ButtonLink to={buildPath(paths.intern.reviewOffer, { offer_id: offer.offer_id })}>
                {t('offerScreen.readOffer')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.intern.dashboard}>{t('offerScreen.toDashboard')}</ButtonLink>
          </Group>
        </Stack>
      </Card>
    </Stack>
  )
}

/** The same notice beside the letter. */
export function OfferOutcomeNotice({ offer }: OutcomeProps) {
  const { title, text } = useOutcomeTexts(offer)
  const badge = offerBadges[offer.status]
  return (
    <Card>
      <Stack tight>
        <span>
          <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
        </span>
        <b>{title}</b>
        <p>{text}</p>
        {canAskProgrammeTeam(offer.standing) ? (
          <Meta>
            <SupportContact />
          </Meta>
        ) : null}
        <Group>
          <NextLinks offer={offer} />
          <ButtonLink to={paths.intern.dashboard}>{t('offerScreen.toDashboard')}</ButtonLink>
        </Group>
      </Stack>
    </Card>
  )
}
