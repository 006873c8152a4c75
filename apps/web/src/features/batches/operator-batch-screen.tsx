import { paths } from '@fledge/contract/paths.ts'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BatchEditor } from './batch-editor.tsx'
import { BatchReport } from './batch-report.tsx'

/** Creates, edits, publishes or closes one batch. */
export default function OperatorBatchScreen() {
  const id = usePathParam('id')
  return id ? <ExistingBatch key={id} id={id} /> : <NewBatch />
}

const listBreadcrumbs = () => [{ label: t('batches.admin.title'), to: paths.operator.batches }]

function NewBatch() {
  useTitle(t('batches.form.newTitle'), listBreadcrumbs())
  return <NewBatchEditor />
}

/** The form starts with what the programme team has set, so it waits for the settings. */
function NewBatchEditor() {
  const settings = useApiQuery('lookups', 'globalSetting', {})
  return (
    <QueryResult of={settings} name={t('batches.form.newTitle')} page>
      {({ new_batch: defaults }) => (
        // After a change of the settings, the cached ones are replaced a moment later.
        <BatchEditor key={JSON.stringify(defaults)} batch={null} defaults={defaults} />
      )}
    </QueryResult>
  )
}

function ExistingBatch({ id }: { readonly id: string }) {
  const batch = useApiQuery('batches', 'getOperatorBatch', { params: { id } })
  useTitle(batch.data?.payload.name ?? t('batches.admin.list'), listBreadcrumbs())
  const isPartner = useUser().role === 'PARTNER'
  return (
    <QueryResult
      of={batch}
      name={t('batches.admin.list')}
      loading={
        <SkeletonLines lines={8} label={t('platform.loading', { name: t('batches.admin.list') })} />
      }
    >
      {(payload) => (isPartner ? <BatchReport batch={payload} /> : <BatchEditor batch={payload} />)}
    </QueryResult>
  )
}
