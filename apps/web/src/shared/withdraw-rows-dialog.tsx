import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { ApplicantSource } from '@fledge/contract/people/applicant-selection.ts'
import { withdrawByTeamReasons } from '@fledge/domain/applications/reasons.ts'
import type { ComponentProps } from 'react'
import { ReasonDialog } from '../platform/forms/reason-dialog.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { BulkPreviewFacts } from '../platform/list/bulk-preview.tsx'
import type { Selection } from '../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../platform/query/query.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { buildRowPath, type SelectableSource, toRowSelection } from './selected-rows.ts'
import { getUndoAction } from './undo-decision.ts'

type WithdrawalReason = (typeof withdrawByTeamReasons)[number]['id']

interface WithdrawRowsDialogProps<Row> {
  readonly selection: Selection<Row>
  readonly filters: SelectableSource<ApplicantSource, Row>
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Withdraws the selected applications, after saying how many and which ones are left out. */
export function WithdrawRowsDialog<Row>(props: WithdrawRowsDialogProps<Row>) {
  const { selection, filters, onClose } = props
  const { preview, count, enrolledCount, isBusy, send } = useWithdrawRows(props)
  return (
    <ReasonDialog
      title={t(`withdrawRows.title.${filters.source.list}`, { count: selection.count })}
      text={t('withdrawRows.text')}
      more={
        <>
          <BulkPreviewFacts
            of={preview}
            describe={(withdrawn) => t('withdrawRows.count', { count: withdrawn })}
            toRowPath={buildRowPath(filters.source.list)}
          />
          {enrolledCount > 0 ? <p>{t('withdrawRows.enrolled', { count: enrolledCount })}</p> : null}
        </>
      }
      refusal={count === 0 ? t('withdrawRows.nothing') : null}
      act={t('withdrawRows.action')}
      noteLabel={t('reviews.noteToIntern')}
      noteHint={t('reviews.noteToInternHint')}
      reasons={withdrawByTeamReasons}
      busy={isBusy}
      onClose={onClose}
      onSend={send}
    />
  )
}

type Answer = Parameters<ComponentProps<typeof ReasonDialog<WithdrawalReason>>['onSend']>[0]

function useWithdrawRows<Row>({ selection, filters, onDone }: WithdrawRowsDialogProps<Row>) {
  const chosen = toRowSelection(selection, filters)
  const preview = useApiQuery(
    'people',
    'previewWithdrawApplicants',
    { body: { selection: chosen } },
    { staleTime: 0 },
  )
  const withdraw = useApiMutation('people', 'withdrawApplicants', {
    onDone: ({ payload }) => {
      showToast(t('withdrawRows.count', { count: payload.count }), getUndoAction()(payload))
      onDone(payload)
    },
  })
  const { count = 0, enrolled_count: enrolledCount = 0 } = preview.data?.payload ?? {}
  const send = (answer: Answer) =>
    withdraw.mutate({
      body: { selection: chosen, count, enrolled_count: enrolledCount, ...answer },
    })
  return { preview, count, enrolledCount, isBusy: withdraw.isPending, send }
}
