import type { OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { getUndoAction, type UndoableDecision } from '../../shared/undo-decision.ts'

interface DecideRefundDialogProps {
  readonly payment: OperatorPayment
  readonly proposal: NonNullable<OperatorPayment['proposal']>
  readonly onClose: () => void
}

/** Approves or declines a refund that a colleague proposed. */
export function DecideRefundDialog(props: DecideRefundDialogProps) {
  const { payment, proposal, onClose } = props
  const form = useDecision(props)
  const amount = formatMoney({ amount: proposal.amount, currency: payment.currency })
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('operatorPayments.decideTitle', { amount, name: payment.intern_name })}
      closeLabel={t('common.btn.close')}
      actions={<DecisionButtons form={form} />}
    >
      <Stack tight>
        <ProposalText proposal={proposal} />
        <TextArea
          label={t('operatorPayments.decideNote')}
          hint={t('operatorPayments.decideNoteHint')}
          rows={3}
          maxLength={500}
          value={form.note}
          onChange={(event) => form.setNote(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}

interface DecisionButtonsProps {
  readonly form: ReturnType<typeof useDecision>
}

const DecisionButtons = ({ form }: DecisionButtonsProps) => (
  <>
    <Button disabled={form.isBusy} disabledReason={form.problem} onClick={form.decline}>
      {t('operatorPayments.decline')}
    </Button>
    <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.approve}>
      {t('operatorPayments.approve')}
    </Button>
  </>
)

function ProposalText({ proposal }: Pick<DecideRefundDialogProps, 'proposal'>) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <p>
      {t('operatorPayments.decideText', {
        proposer: proposal.proposer,
        when: formatNearTime(proposal.proposed_at, zone, now),
        note: proposal.note,
      })}
    </p>
  )
}

function useDecision({ proposal, onClose }: DecideRefundDialogProps) {
  const [note, setNote] = useState('')
  const options = (done: 'operatorPayments.approved' | 'operatorPayments.declined') => ({
    onDone: ({ payload }: { readonly payload: UndoableDecision }) => {
      showToast(t(done), getUndoAction()(payload))
      onClose()
    },
  })
  const approve = useApiMutation('payments', 'approveRefund', options('operatorPayments.approved'))
  const decline = useApiMutation('payments', 'declineRefund', options('operatorPayments.declined'))
  const request = { params: { id: proposal.proposal_id }, body: { note } }
  return {
    note,
    setNote,
    problem: note.trim() ? null : t('operatorPayments.noteMissing'),
    isBusy: approve.isPending || decline.isPending,
    approve: () => approve.mutate(request),
    decline: () => decline.mutate(request),
  }
}
