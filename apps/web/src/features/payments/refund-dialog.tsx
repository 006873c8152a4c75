import { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client, getInvalidatedEndpoints } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { AmountField } from '../../shared/amount-field.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface RefundDialogProps {
  readonly payment: OperatorPayment
  readonly onClose: () => void
}

/** An amount up to what was paid, in minor units, and the reason shown to the intern. */
function useRefundForm({ payment, onClose }: RefundDialogProps) {
  const error = t('operatorPayments.wrongAmount', {
    smallest: formatMoney({ ...payment, amount: 1 }),
    amount: formatMoney(payment),
  })
  return useContractForm({
    schema: paymentEndpoints.refundPayment.body.extend({
      amount: z.int({ error }).min(1, { error }).max(payment.amount, { error }),
    }),
    values: { amount: payment.amount, note: '' },
    send: async (refund) => {
      const { payload } = await invalidateAfter(
        client.payments.refundPayment({
          params: { payment_id: payment.payment_id },
          body: refund,
        }),
        getInvalidatedEndpoints('payments', 'refundPayment'),
      )
      showToast(
        t(payload.proposal ? 'operatorPayments.proposed' : 'operatorPayments.done'),
        getUndoAction()(payload),
      )
      onClose()
    },
  })
}

/** Refunds a payment, or proposes it to a colleague if it is large. */
export function RefundDialog(props: RefundDialogProps) {
  const { payment, onClose } = props
  const { form, submit, sending } = useRefundForm(props)
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('operatorPayments.refundTitle', { name: payment.intern_name })}
      action={t('operatorPayments.refund')}
      isDanger
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t('operatorPayments.refundText', {
          amount: formatMoney({ amount: payment.comes_back, currency: payment.currency }),
        })}
      </p>
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <AmountField
            field={field}
            label={t('operatorPayments.amount', { currency: payment.currency })}
            currency={payment.currency}
            error={errors.amount?.message}
          />
        )}
      />
      <TextArea
        label={t('operatorPayments.note')}
        rows={3}
        {...form.register('note')}
        error={errors.note?.message}
      />
    </FormDialog>
  )
}
