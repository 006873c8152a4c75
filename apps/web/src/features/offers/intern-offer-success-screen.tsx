import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isActivelyAccepted } from '@fledge/domain/offers/offer-outcome.ts'
import { Card } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconAward } from '@fledge/ui/icons/award.tsx'
import { IconCalendarCheck } from '@fledge/ui/icons/calendar-check.tsx'
import { IconUser } from '@fledge/ui/icons/user.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './offer-letter.module.css'
import { OfferOutcomePage } from './offer-outcome-page.tsx'
import { formatOfferDay } from './format-offer.ts'

/** Confirms acceptance: what was set up, and what comes next. Other offers show their status. */
export default function InternOfferSuccessScreen() {
  useTitle(t('offerScreen.title'))
  const [search] = useSearchParams()
  const id = String(search['offer_id'] ?? '')
  const offer = useApiQuery('offers', 'getInternOffer', { params: { id } }, { enabled: id !== '' })
  if (id === '') return <NoOffer />
  return (
    <QueryResult of={offer} name={t('offerScreen.title')} missingTitle={t('offerScreen.gone')} page>
      {(payload) =>
        isActivelyAccepted(payload.standing) ? (
          <AcceptedOffer offer={payload} />
        ) : (
          <OfferOutcomePage offer={payload} />
        )
      }
    </QueryResult>
  )
}

/** Shown when the URL names no offer. */
function NoOffer() {
  return (
    <EmptyState
      page
      title={t('offerScreen.noneNamed')}
      text={t('offerScreen.noneNamedText')}
      action={<ButtonLink to={paths.intern.tracker}>{t('offerScreen.toTracker')}</ButtonLink>}
    />
  )
}

function AcceptedOffer({ offer }: { readonly offer: Payload<'offers', 'getInternOffer'> }) {
  return (
    <Stack narrow centred>
      <PageHeader
        title={t('offerScreen.successTitle')}
        text={t('offerScreen.successText', {
          role: offer.role,
          company: offer.company.name,
          day: formatOfferDay(offer.starts_on),
        })}
      />
      <Card
        title={t('offerScreen.successNext')}
        foot={
          <ButtonLink tone="primary" to={buildPath(paths.intern.internships)}>
            {t('offerScreen.toInternship')}
          </ButtonLink>
        }
      >
        <ul className={styles['follows']}>
          <li>
            <IconUser size={18} aria-hidden />
            {t('offerScreen.success.one')}
          </li>
          <li>
            <IconCalendarCheck size={18} aria-hidden />
            {t('offerScreen.success.two')}
          </li>
          <li>
            <IconAward size={18} aria-hidden />
            {t('offerScreen.success.three')}
          </li>
        </ul>
      </Card>
    </Stack>
  )
}
