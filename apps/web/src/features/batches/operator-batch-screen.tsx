import { paths } from '@fledge/contract/paths.ts'
import { ForbiddenState, SkeletonLines } from '@fledge/ui/states.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
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
  const user = useUser()
  return user.role === 'MANAGER' ? (
    <BatchEditor batch={null} />
  ) : (
    <ForbiddenState
      title={t('platform.refused', { name: t('batches.admin.list') })}
      text={translateKey('refused.managerOnly')}
    />
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
