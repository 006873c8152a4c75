import { address, pages } from '@fledge/contract/pages.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Answer } from '../../platform/answer.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { SeenProfile } from './seen-profile.tsx'

/** The own profile as companies see it; each part leads to where it is edited. */
export default function InternProfileScreen() {
  useTitle(t('profiles.title'))
  const id = useUser().intern_id ?? ''
  const profile = useAnswer('profiles', 'getProfile', { params: { uuid: id } }, { enabled: id !== '' })
  return (
    <Stack>
      <PageHeader title={t('profiles.asCompanies')} text={t('profiles.text')} actions={profile.data?.payload.is_public ? <ButtonLink to={address(pages.public.internProfile, { id })}>{t('profiles.public')}</ButtonLink> : null} />
      <Answer of={profile} name={t('profiles.title')}>{(payload) => <SeenProfile profile={payload} own />}</Answer>
    </Stack>
  )
}
