import { address, pages } from '@fledge/contract/pages.ts'
import { Sheet } from '@fledge/ui/dialog.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { Answer } from '../../platform/answer.tsx'
import { placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './browse.module.css'
import { ProfileMain, ProfileSide } from './profile-cards.tsx'

/** An intern's profile beside the list; its address can be shared. */
export function ProfileSheet({ intern, plan, onClose }: { readonly intern: string | null; readonly plan: string | null; readonly onClose: () => void }) {
  if (!intern) return null
  return <OpenSheet intern={intern} plan={plan} onClose={onClose} />
}

function OpenSheet({ intern, plan, onClose }: { readonly intern: string; readonly plan: string | null; readonly onClose: () => void }) {
  const now = useNow()
  const profile = useAnswer('browse', 'getInternProfile', { params: { uuid: intern }, query: plan ? { plan_id: plan } : {} })
  const name = profile.data?.payload.name ?? ''
  const to = address(pages.company.propose, { intern }, { plan: plan ?? profile.data?.payload.match?.plan_id })
  return (
    <Sheet opened onClose={onClose} title={name || t('browse.title')} closeLabel={t('common.btn.close')} width={640} bar={<ButtonLink tone="primary" to={to}>{t('browse.card.propose')}</ButtonLink>}>
      <Answer of={profile} name={name || t('browse.title')}>
        {(one) => (
          <div className={styles['profile']}>
            <PersonLine name={one.name} picture={one.picture_url} country={one.country_code} where={placeNow(one.time_zone, now)} size={72} heading="h2" />
            <ProfileMain profile={one} />
            <ProfileSide profile={one} />
          </div>
        )}
      </Answer>
    </Sheet>
  )
}
