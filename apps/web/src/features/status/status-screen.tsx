import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { ErrorState } from '@fledge/ui/states.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { StatusOverview } from './status-overview.tsx'

/** How the product works now and worked in the last days, for everyone. */
export default function StatusScreen() {
  useTitle(t('status.title'))
  const status = useApiQuery('status', 'getStatus', {}, { refetchInterval: 60_000 })
  return (
    <Stack narrow centred>
      <PageHeader title={t('status.title')} />
      {status.error && !status.data ? (
        <ErrorState
          title={t('status.failed')}
          text={t('status.failedText')}
          retry={() => void status.refetch()}
          retryLabel={t('status.retry')}
        />
      ) : (
        <QueryResult of={status} name={t('status.title')}>
          {(payload) => <StatusOverview status={payload} />}
        </QueryResult>
      )}
    </Stack>
  )
}
