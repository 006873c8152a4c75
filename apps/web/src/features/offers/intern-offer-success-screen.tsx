import { address, pages } from '@fledge/contract/pages.ts'
import { Card } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { IconAward, IconCalendarCheck, IconUser } from '@tabler/icons-react'
import { useAddressState } from '../../platform/address-state.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './offer-letter.module.css'
import { sayDay } from './offer-words.ts'

/** Accepted: what was set up, and what comes next. */
export default function InternOfferSuccessScreen() {
  useTitle(t('offerScreen.successTitle'))
  const [search] = useAddressState()
  const id = String(search['offer_id'] ?? '')
  const offer = useAnswer('offers', 'getInternOffer', { params: { id } }, { enabled: id !== '' }).data?.payload
  return (
    <Stack narrow>
      <PageHeader title={t('offerScreen.successTitle')} text={offer ? t('offerScreen.successText', { role: offer.role, company: offer.company.name, day: sayDay(offer.starts_on) }) : t('offerScreen.successPlain')} />
      <Card title={t('offerScreen.successNext')} foot={<ButtonLink tone="primary" to={address(pages.intern.internships)}>{t('offerScreen.toInternship')}</ButtonLink>}>
        <ul className={styles['follows']}>
          <li><IconUser size={18} aria-hidden />{t('offerScreen.success.one')}</li>
          <li><IconCalendarCheck size={18} aria-hidden />{t('offerScreen.success.two')}</li>
          <li><IconAward size={18} aria-hidden />{t('offerScreen.success.three')}</li>
        </ul>
      </Card>
    </Stack>
  )
}
