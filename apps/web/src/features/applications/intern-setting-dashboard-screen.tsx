import { paths } from '@fledge/contract/paths.ts'
import { Meter } from '@fledge/ui/charts.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Navigate } from '@tanstack/react-router'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/**
 * Prefetches the dashboard's data, then redirects even if a request fails: the dashboard shows the
 * error itself.
 */
export default function InternSettingDashboardScreen() {
  useTitle(t('applications.preparing.title'))
  const answers = [
    useApiQuery('applications', 'internBasicDetails', {}),
    useApiQuery('applications', 'getApplication', {}),
    useApiQuery('applications', 'sectionInfo', {}),
  ]
  const come = answers.filter((query) => !query.isPending).length
  if (come === answers.length) return <Navigate to={paths.intern.dashboard} replace />
  return (
    <Stack narrow centred>
      <PageHeader
        title={t('applications.preparing.title')}
        text={t('applications.preparing.text')}
      />
      <Meter share={come / answers.length} label={t('applications.preparing.title')} />
    </Stack>
  )
}
