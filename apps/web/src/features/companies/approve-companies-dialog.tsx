import { buildPath, paths } from '@fledge/contract/paths.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { ApproveManyDialog } from '../../shared/approve-many-dialog.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'

/** Approves all companies that pass every check, once a random sample of them was looked at. */
export function ApproveCompaniesDialog({ onClose }: { readonly onClose: () => void }) {
  const preview = useApiQuery('companies', 'previewApproveCompanies', {}, { staleTime: 0 })
  const payload = preview.data?.payload
  const draw = useApiMutation('companies', 'drawCompanySample', {})
  const approve = useApiMutation('companies', 'approveCompanies', {
    onDone: ({ payload: result }) => {
      showToast(t('companies.bulk.done', { count: result.count }), getUndoAction()(result))
      onClose()
    },
  })
  const { count = 0, sample = [], is_sample_seen: isSampleSeen = false } = payload ?? {}
  const isDrawable = count > 0 && sample.length === 0
  return (
    <ApproveManyDialog
      texts={getTexts()}
      preview={preview}
      count={payload?.count}
      sample={count > 0 ? sample.map(toSampleItem) : []}
      isSampleSeen={isSampleSeen}
      draw={isDrawable ? { isBusy: draw.isPending, press: () => draw.mutate({ body: {} }) } : null}
      toRowPath={toPath}
      isBusy={approve.isPending}
      onApprove={(reason) => approve.mutate({ body: { reason, count } })}
      onClose={onClose}
    />
  )
}

const toPath = (id: string) => buildPath(paths.operator.companyReview, { id })

const toSampleItem = (company: {
  readonly company_id: string
  readonly name: string
  readonly is_seen: boolean
}) => ({
  id: company.company_id,
  title: company.name,
  isSeen: company.is_seen,
  to: toPath(company.company_id),
})

const getTexts = () => ({
  title: t('companies.bulk.title'),
  text: t('companies.bulk.text'),
  sample: t('companies.bulk.sample'),
  seen: t('companies.bulk.seen'),
  none: t('companies.refused.noneToApprove'),
  unseen: t('companies.refused.sample'),
  describe: (count: number) => t('companies.bulk.count', { count }),
  approve: (count: number) => t('companies.bulk.approve', { count }),
})
