import type { OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { minorUnitFactor, formatMoney } from '@fledge/kernel/money.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface RefundDialogProps {
  readonly payment: OperatorPayment
  readonly onClose: () => void
}

/** Refunds a payment, or proposes it to a colleague if it is large. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const form = useRefundForm({ payment, onClose })
  return (
    <Dialog
      opened
      busy={form.busy}
      onClose={onClose}
      title={t('operatorPayments.refundTitle', { name: payment.intern_name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone="danger" busy={form.busy} onClick={form.send}>
            {t('operatorPayments.refund')}
          </Button>
        </>
      }
    >
      <RefundFields payment={payment} form={form} />
    </Dialog>
  )
}

/** Form for a refund: an amount up to what was paid, and the reason shown to the intern. */
function useRefundForm({ payment, onClose }: RefundDialogProps) {
  const smallest = minorUnitFactor(payment.currency)
  const [amount, setAmount] = useState(String(payment.amount / smallest))
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<{ readonly amount?: string; readonly note?: string }>({})
  const call = useApiMutation('payments', 'refundPayment', {
    onDone: ({ payload }) => {
      showToast(
        t(payload.proposal ? 'operatorPayments.proposed' : 'operatorPayments.done'),
        getUndoAction()(payload),
      )
      onClose()
    },
  })
  const send = () => {
    const back = Math.round(Number(amount) * smallest)
    const wrong = {
      ...(back >= 1 && back <= payment.amount
        ? {}
        : { amount: t('operatorPayments.wrongAmount', { amount: formatMoney(payment) }) }),
      ...(note.trim() ? {} : { note: t('operatorPayments.noteMissing') }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0)
      call.mutate({ params: { payment_id: payment.payment_id }, body: { amount: back, note } })
  }
  return { amount, setAmount, note, setNote, errors, busy: call.isPending, send }
}

interface RefundFieldsProps {
  readonly payment: OperatorPayment
  readonly form: ReturnType<typeof useRefundForm>
}

function RefundFields({ payment, form }: RefundFieldsProps) {
  return (
    <Stack tight>
      <p>
        {t('operatorPayments.refundText', {
          amount: formatMoney({ amount: payment.comes_back, currency: payment.currency }),
        })}
      </p>
      <TextField
        label={t('operatorPayments.amount', { currency: payment.currency })}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        value={form.amount}
        onChange={(event) => form.setAmount(event.currentTarget.value)}
        error={form.errors.amount}
      />
      <TextArea
        label={t('operatorPayments.note')}
        rows={3}
        value={form.note}
        onChange={(event) => form.setNote(event.currentTarget.value)}
        error={form.errors.note}
      />
    </Stack>
  )
}
