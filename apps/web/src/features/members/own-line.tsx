import { Meta } from '@fledge/ui/card.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

/** The signed-in user in the settings. */
export function OwnLine() {
  const now = useNow()
  const own = useApiQuery('members', 'getLoginUser')
  const poc = own.data?.payload
  if (!poc) return null
  return (
    <PersonLine
      name={`${poc.first_name} ${poc.last_name}`.trim() || poc.email}
      picture={poc.picture_url}
      size={32}
      location={formatLocalNow(poc.time_zone, now)}
    >
      <Meta>{t('members.settings.you', { role: translateKey(`members.role.${poc.role}`) })}</Meta>
    </PersonLine>
  )
}
