import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { teamOption, useColleagueOptions } from './colleague-options.ts'
import { WaitDialog } from './wait-dialog.tsx'

interface AssignDialogProps {
  readonly wait: TeamWait
  readonly onClose: () => void
}

/** Passes a wait on to a colleague, or leaves it to the team. */
export function AssignDialog({ wait, onClose }: AssignDialogProps) {
  const user = useUser()
  const [owner, setOwner] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [assign, release] = [
    useApiMutation('waits', 'assignWait', { onDone: onClose }),
    useApiMutation('waits', 'releaseWait', { onDone: onClose }),
  ]
  const isOfColleague = wait.owner_id !== null && wait.owner_id !== user.user_id
  const body = { kind: wait.kind, id: wait.id, ...(reason ? { reason } : {}) }
  const send = () =>
    owner === teamOption
      ? release.mutate({ body })
      : owner && assign.mutate({ body: { ...body, owner_id: owner } })
  const problem = !owner
    ? t('operatorWaits.chooseColleague')
    : isOfColleague && !reason.trim()
      ? t('operatorWaits.reasonMissing')
      : null
  return (
    <WaitDialog
      title={t('operatorWaits.assignTitle', { title: wait.title })}
      action={t('operatorWaits.save')}
      isBusy={assign.isPending || release.isPending}
      problem={problem}
      reason={reason}
      isReasonNeeded={isOfColleague}
      onReason={setReason}
      onSend={send}
      onClose={onClose}
    >
      <OwnerChoice hasTeam={wait.owner_id !== null} value={owner} onChange={setOwner} />
    </WaitDialog>
  )
}

interface OwnerChoiceProps {
  /** Whether it can be left to the team. */
  readonly hasTeam: boolean
  readonly value: string | null
  readonly onChange: (owner: string | null) => void
}

function OwnerChoice({ hasTeam, value, onChange }: OwnerChoiceProps) {
  return (
    <SelectField
      label={t('operatorWaits.colleague')}
      options={useColleagueOptions({ withTeam: hasTeam })}
      value={value}
      nothingFound={t('common.nothingFound')}
      onChange={onChange}
    />
  )
}
