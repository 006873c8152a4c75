import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { ProfileCards } from '../../features/profiles/profile-cards.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { HiddenContent } from '../../shared/hidden-content.tsx'
import { useOwnProfileEditing } from './own-profile-editing.tsx'
import { PrivateProfile } from './private-profile.tsx'

/** The intern's profile as companies see it, edited in place part by part. */
export default function ProfileScreen() {
  useTitle(t('profiles.title'))
  const id = useUser().intern_id ?? ''
  const profile = useApiQuery(
    'profiles',
    'getProfile',
    { params: { uuid: id } },
    { enabled: id !== '' },
  )
  const application = useApiQuery('applications', 'getApplication', {}).data?.payload
  const edit = useOwnProfileEditing(application)
  return (
    <Stack>
      <PageHeader
        title={t('profiles.asCompanies')}
        text={t('profiles.text')}
        actions={<ProfileLinks id={id} isPublic={profile.data?.payload.is_public ?? false} />}
      />
      <HiddenContent />
      {application ? (
        <Meta>
          {application.may.editProfile === true
            ? t('profiles.atOnce')
            : translateKey(application.may.editProfile)}
        </Meta>
      ) : null}
      <QueryResult of={profile} name={t('profiles.title')}>
        {(payload) => (
          <ProfileCards
            profile={payload}
            own={edit}
            below={
              application && edit ? <PrivateProfile application={application} edit={edit} /> : null
            }
          />
        )}
      </QueryResult>
    </Stack>
  )
}

function ProfileLinks({ id, isPublic }: { readonly id: string; readonly isPublic: boolean }) {
  return (
    <>
      <ButtonLink to={buildPath(paths.intern.settings)}>{t('profiles.picture')}</ButtonLink>
      {isPublic ? (
        <ButtonLink to={buildPath(paths.public.internProfile, { id })}>
          {t('profiles.public')}
        </ButtonLink>
      ) : null}
    </>
  )
}
