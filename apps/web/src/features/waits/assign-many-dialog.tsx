import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { TeamWait, WaitSelection } from '@fledge/contract/waits/schema.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { useColleagueOptions } from './colleague-options.ts'

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
  return (
    <BulkDialog
      title={t('operatorWaits.assignManyTitle', { count: selection.count })}
      action={t('operatorWaits.save')}
      preview={preview}
      describe={(count) => t('operatorWaits.manyCount', { count })}
      isBusy={assign.isPending}
      missing={owner === null ? t('operatorWaits.chooseColleague') : null}
      nothing={t('operatorWaits.nothingToPass')}
      reasonLabel={t('operatorWaits.reason')}
      reasonMissing={t('operatorWaits.reasonOfMany')}
      onSend={(act) => assign.mutate({ body: { ...body, ...act } })}
      onClose={onClose}
    >
      <ColleagueChoice value={owner} onChange={setOwner} />
    </BulkDialog>
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
