import { FactList } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { type ReactNode, useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ActDialog } from './act-dialog.tsx'
import { listBatchChanges } from './list-batch-changes.ts'
import { ReasonForIntern } from './reason-for-intern.tsx'

export type BatchMove = Payload<'reviews', 'getBatchMove'>

interface MoveBatchDialogProps {
  /** Id of the application. */
  readonly id: string
  /** Name of the intern. */
  readonly name: string
  readonly onClose: () => void
}

/** Moves an intern to another batch, with a preview of what changes and a reason for the intern. */
export function MoveBatchDialog({ id, name, onClose }: MoveBatchDialogProps) {
  const move = useApiQuery('reviews', 'getBatchMove', { params: { id } }, { staleTime: 0 })
  const [batchId, setBatchId] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const send = useSendMove({ name, onClose })
  const payload = move.data?.payload
  const batch = payload?.targets.find((target) => target.batch_id === batchId)
  const act = t('personScreen.move.action')
  return (
    <ActDialog
      title={t('personScreen.move.title', { name })}
      action={act}
      isBusy={send.isPending}
      problem={getProblem(batch !== undefined, reason)}
      onSend={
        payload?.may.move === true
          ? () =>
              batch && send.mutate({ params: { id }, body: { batch_id: batch.batch_id, reason } })
          : undefined
      }
      onClose={onClose}
    >
      <QueryResult of={move} name={act} loading={<SkeletonLines lines={4} label={act} />}>
        {(loaded) => (
          <MovePreview move={loaded} batchId={batchId} onChoose={setBatchId}>
            <ReasonForIntern value={reason} onChange={setReason} />
          </MovePreview>
        )}
      </QueryResult>
    </ActDialog>
  )
}

function getProblem(isChosen: boolean, reason: string): string | null {
  if (!isChosen) return t('personScreen.move.choose')
  return reason.trim() ? null : t('common.reasonWords')
}

function useSendMove({ name, onClose }: Pick<MoveBatchDialogProps, 'name' | 'onClose'>) {
  return useApiMutation('reviews', 'moveToBatch', {
    onDone: ({ payload }) => {
      showToast(t('personScreen.move.done', { name }), getUndoAction()(payload))
      onClose()
    },
    onOvertaken: onClose,
  })
}

interface MovePreviewProps {
  readonly move: BatchMove
  readonly batchId: string | null
  readonly onChoose: (batchId: string | null) => void
  /** What follows the choice. */
  readonly children: ReactNode
}

function MovePreview({ move, batchId, onChoose, children }: MovePreviewProps) {
  const zone = useZone()
  const refusal = move.may.move
  if (refusal !== true) return <p role="alert">{translateKey(refusal)}</p>
  if (move.targets.length === 0) return <p>{t('personScreen.move.none')}</p>
  const batch = move.targets.find((target) => target.batch_id === batchId)
  return (
    <Stack tight>
      <p>
        {t('personScreen.move.text', {
          companies: move.candidatures,
          interviews: move.interviews,
        })}
      </p>
      <SelectField
        label={t('personScreen.move.batch')}
        nothingFound={t('personScreen.move.none')}
        options={move.targets.map(toOption)}
        value={batchId}
        onChange={onChoose}
      />
      {batch ? <FactList facts={listBatchChanges(move, batch, zone)} /> : null}
      {children}
    </Stack>
  )
}

const toOption = ({ batch_id: value, name, may }: BatchMove['targets'][number]) => ({
  value,
  label: may.join === true ? name : `${name} · ${translateKey(may.join)}`,
  disabled: may.join !== true,
})
