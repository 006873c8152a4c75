import { EmptyState } from '@fledge/ui/states.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ProfileCards } from './profile-cards.tsx'

/** Public profile of an intern, limited by their visibility settings. */
export default function PublicInternScreen() {
  const profile = useApiQuery('profiles', 'getProfile', { params: { uuid: usePathParam('id') } })
  useTitle(profile.data?.payload.name ?? t('profiles.title'))
  if (
    profile.error instanceof ApiError &&
    profile.error.status >= 400 &&
    profile.error.status < 500
  )
    return <EmptyState page title={t('profiles.notThere')} text={t('profiles.notThereText')} />
  return (
    <Stack>
      <QueryResult of={profile} name={t('profiles.title')} page>
        {(payload) => <ProfileCards profile={payload} heading="h1" />}
      </QueryResult>
    </Stack>
  )
}
