import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Meta } from '@fledge/ui/card.tsx'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { ApproveManyDialog } from '../../shared/approve-many-dialog.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { listCheckFlags } from './review-flags.ts'

type LeftOut = Payload<'reviews', 'previewApproveApplications'>['left_out_rows'][number]

const toPath = (id: string) => buildPath(paths.operator.application, { id })

interface ApproveApplicationsDialogProps {
  readonly onClose: () => void
  /** Shows what was left out after all. */
  readonly onApproved: (result: BulkResult) => void
}

/** Approves all applications that pass every check, once a random sample was approved one by one. */
export function ApproveApplicationsDialog({ onClose, onApproved }: ApproveApplicationsDialogProps) {
  const preview = useApiQuery('reviews', 'previewApproveApplications', {}, { staleTime: 0 })
  const payload = preview.data?.payload
  const draw = useApiMutation('reviews', 'drawApplicationSample', {})
  const approve = useApiMutation('reviews', 'approveApplications', {
    onDone: ({ payload: result }) => {
      showToast(t('reviews.bulk.count', { count: result.count }), getUndoAction()(result))
      onApproved(result)
      onClose()
    },
  })
  return (
    <ApproveManyDialog
      texts={getTexts()}
      preview={preview}
      count={payload?.count}
      sample={(payload?.sample ?? []).map(({ id, title, is_seen: isSeen }) => ({
        id,
        title,
        isSeen,
        to: toPath(id),
      }))}
      isSampleSeen={payload?.is_sample_seen ?? false}
      draw={
        payload?.can_draw
          ? { isBusy: draw.isPending, press: () => draw.mutate({ body: {} }) }
          : null
      }
      toRowPath={toPath}
      renderReasons={(id) =>
        renderReasons(payload?.left_out_rows.find((application) => application.id === id))
      }
      isBusy={approve.isPending}
      onApprove={(reason) =>
        approve.mutate({ body: { reason, application_ids: payload?.application_ids ?? [] } })
      }
      onClose={onClose}
    />
  )
}

/** What is missing and each check that fails, with a link to where it is read; null if neither. */
function renderReasons(application: LeftOut | undefined): ReactNode {
  const flags = application ? listCheckFlags(application) : []
  if (!application || flags.length === 0) return null
  return flags.map(({ text, section }) => (
    <Meta key={text}>
      <a href={`${toPath(application.id)}#${section ?? ''}`} target="_blank" rel="noreferrer">
        {text}
      </a>
    </Meta>
  ))
}

const getTexts = () => ({
  title: t('reviews.bulk.title'),
  text: t('reviews.bulk.text'),
  sample: t('reviews.bulk.sample'),
  seen: t('reviews.move.approve'),
  none: t('reviews.refused.noneToApprove'),
  unseen: t('reviews.refused.sample'),
  describe: (count: number) => t('reviews.bulk.count', { count }),
  approve: (count: number) => t('reviews.bulk.approve', { count }),
})
