import { address, pages } from '@fledge/contract/pages.ts'
import { Card } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { Prose } from '../../platform/prose.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './offer-letter.module.css'

/** What an intern accepts with an offer, in full; accepted on the offer itself. */
export default function InternOfferTermsScreen() {
  useTitle(t('offerScreen.termsTitle'))
  const id = usePart('offer_id')
  const offer = useAnswer('offers', 'getInternOffer', { params: { id } })
  const texts = useAnswer('lookups', 'listAgreements', { query: {} })
  const back = <ButtonLink to={address(pages.intern.reviewOffer, { offer_id: id })}>{t('offerScreen.backToOffer')}</ButtonLink>
  return (
    <Stack narrow>
      <PageHeader title={t('offerScreen.termsTitle')} text={t('offerScreen.termsText')} actions={back} />
      <Answer of={offer} name={t('offerScreen.title')}>
        {({ terms }) => (
          <Answer of={texts} name={t('offerScreen.termsTitle')}>
            {(rows) => terms.map((term) => (
              <Card key={term.kind} title={term.title} side={t('offerScreen.termsVersion', { version: term.version })}>
                <div className={styles['prose']}><Prose body={rows.find((row) => row.kind === term.kind)?.body ?? ''} /></div>
              </Card>
            ))}
          </Answer>
        )}
      </Answer>
    </Stack>
  )
}
