import { address, pages } from '@fledge/contract/pages.ts'
import { Card } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

/** The answer has arrived: what was said, and what goes on. */
export default function InternOfferReceivedScreen() {
  useTitle(t('offerScreen.title'))
  const offer = useAnswer('offers', 'getInternOffer', { params: { id: usePart('offer_id') } })
  return (
    <Answer of={offer} name={t('offerScreen.title')}>
      {(row) => {
        const open = row.may.decline === true
        return (
          <Stack narrow>
            <PageHeader title={open ? t('offerScreen.receivedOpen') : t('offerScreen.receivedTitle', { company: row.company.name })} text={open ? t('offerScreen.receivedOpenText', { role: row.role }) : row.internship_id ? t('offerScreen.successPlain') : t('offerScreen.receivedText', { role: row.role })} />
            <Card>
              <Group>
                {open ? <ButtonLink tone="primary" to={address(pages.intern.reviewOffer, { offer_id: row.offer_id })}>{t('offerScreen.linkGo')}</ButtonLink> : null}
                {row.internship_id ? <ButtonLink tone="primary" to={address(pages.intern.internships)}>{t('offerScreen.toInternship')}</ButtonLink> : null}
                <ButtonLink to={address(pages.intern.dashboard)}>{t('offerScreen.toDashboard')}</ButtonLink>
              </Group>
            </Card>
          </Stack>
        )
      }}
    </Answer>
  )
}
