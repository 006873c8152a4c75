import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { TeamWait, WaitSelection } from '@fledge/contract/waits/schema.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkPreviewFacts } from '../../platform/list/bulk-preview.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { useColleagueOptions } from './colleague-options.ts'
import { WaitDialog } from './wait-dialog.tsx'

interface AssignManyDialogProps {
  readonly selection: Selection<TeamWait>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<WaitSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

const toRef = ({ kind, id }: TeamWait) => ({ kind, id })

/** Passes the selected tasks on to a colleague, after saying how many and which are left out. */
export function AssignManyDialog({ selection, filters, onDone, onClose }: AssignManyDialogProps) {
  const [owner, setOwner] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const refs = selection.rows.map(toRef)
  const body = {
    selection: selection.isAll ? { filters, except: refs } : { rows: refs },
    owner_id: owner ?? '',
  }
  const preview = useApiQuery(
    'waits',
    'previewAssignWaits',
    { body },
    { enabled: owner !== null, staleTime: 0 },
  )
  const assign = useApiMutation('waits', 'assignWaits', {
    onDone: ({ payload }) => {
      showToast(t('operatorWaits.passedOn', { count: payload.count }), getUndoAction()(payload))
      onDone(payload)
    },
  })
  const count = preview.data?.payload.count ?? 0
  return (
    <WaitDialog
      title={t('operatorWaits.assignManyTitle', { count: selection.count })}
      action={t('operatorWaits.save')}
      isBusy={assign.isPending}
      problem={findProblem(owner, count, reason)}
      reason={reason}
      isReasonNeeded
      onReason={setReason}
      onSend={() => assign.mutate({ body: { ...body, reason, count } })}
      onClose={onClose}
    >
      <ColleagueChoice value={owner} onChange={setOwner} />
      {owner === null ? null : <BulkPreviewFacts of={preview} describe={describeCount} />}
    </WaitDialog>
  )
}

interface ColleagueChoiceProps {
  readonly value: string | null
  readonly onChange: (owner: string | null) => void
}

function ColleagueChoice({ value, onChange }: ColleagueChoiceProps) {
  return (
    <SelectField
      label={t('operatorWaits.colleague')}
      options={useColleagueOptions({ withTeam: false })}
      value={value}
      nothingFound={t('common.nothingFound')}
      onChange={onChange}
    />
  )
}

const describeCount = (count: number) => t('operatorWaits.manyCount', { count })

function findProblem(owner: string | null, count: number, reason: string): string | null {
  if (owner === null) return t('operatorWaits.chooseColleague')
  if (count === 0) return t('operatorWaits.nothingToPass')
  return reason.trim() ? null : t('operatorWaits.reasonOfMany')
}
