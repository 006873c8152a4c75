import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { teamOption, useColleagueOptions } from './colleague-options.ts'
import { WaitDialog } from './wait-dialog.tsx'

interface HandOverDialogProps {
  readonly onClose: () => void
}

/** Gives everything of someone who is away or leaves to a colleague or back to the team. */
export function HandOverDialog({ onClose }: HandOverDialogProps) {
  const user = useUser()
  const [from, setFrom] = useState<string | null>(user.user_id)
  const [to, setTo] = useState<string | null>(teamOption)
  const [reason, setReason] = useState('')
  const handOver = useApiMutation('waits', 'handOverWaits', {
    onDone: ({ payload }) => {
      showToast(t('operatorWaits.handedOver', { count: payload.count }), getUndoAction()(payload))
      onClose()
    },
  })
  const isOfColleague = from !== user.user_id
  const receiver = to === teamOption ? null : to
  const send = () =>
    from && handOver.mutate({ body: { from, to: receiver, ...(reason ? { reason } : {}) } })
  return (
    <WaitDialog
      title={t('operatorWaits.handOverTitle')}
      action={t('operatorWaits.handOver')}
      isBusy={handOver.isPending}
      problem={findProblem(from, to, isOfColleague && !reason.trim())}
      reason={reason}
      isReasonNeeded={isOfColleague}
      onReason={setReason}
      onSend={send}
      onClose={onClose}
    >
      <p>{t('operatorWaits.handOverText')}</p>
      <OwnerField label={t('operatorWaits.from')} value={from} onChange={setFrom} />
      <SelectField
        label={t('operatorWaits.to')}
        options={useColleagueOptions({ withTeam: true })}
        value={to}
        nothingFound={t('common.nothingFound')}
        onChange={setTo}
      />
    </WaitDialog>
  )
}

function findProblem(from: string | null, to: string | null, lacksReason: boolean): string | null {
  if (!from) return t('operatorWaits.chooseFrom')
  if (!to) return t('operatorWaits.chooseColleague')
  return lacksReason ? t('operatorWaits.reasonMissing') : null
}

interface OwnerFieldProps {
  readonly label: string
  readonly value: string | null
  readonly onChange: (userId: string | null) => void
}

/** Whose waits are handed over: everyone in the team, also who left. Others’ only for managers. */
function OwnerField(props: OwnerFieldProps) {
  const user = useUser()
  const colleagues = useApiQuery('waits', 'listColleagues', {}, { staleTime: 0 })
  const options = (colleagues.data?.payload ?? [])
    .filter(({ user_id: id }) => user.role === 'MANAGER' || id === user.user_id)
    .map(({ user_id: value, name, waits: count }) => ({
      value,
      label: t('operatorWaits.colleagueCount', { name, count }),
    }))
  return <SelectField {...props} options={options} nothingFound={t('common.nothingFound')} />
}
