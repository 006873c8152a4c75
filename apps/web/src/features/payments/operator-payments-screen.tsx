import { paymentColumns } from '@fledge/contract/payments/payment-columns.ts'
import type { OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { paymentBadges } from '@fledge/domain/payments/types.ts'
import { minorUnitFactor, formatMoney } from '@fledge/kernel/money.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'

/** All payments. Managers can refund one with a reason that is shown to the intern. */
export default function OperatorPaymentsScreen() {
  useTitle(t('operatorPayments.title'))
  const params = useListParams({ search: searchText })
  const [asking, setAsking] = useState<OperatorPayment | null>(null)
  const query = { ...params.keyset, ...params.filters }
  const payments = useApiQuery('payments', 'listPayments', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('operatorPayments.title')} />
      <TableList
        list="payments"
        title={t('operatorPayments.title')}
        of={payments}
        params={params}
        tools={
          <SearchField
            label={t('operatorPayments.search')}
            value={params.filters.search}
            onSearch={(search) => params.set({ search })}
          />
        }
        empty={
          <EmptyState title={t('operatorPayments.none')} text={t('operatorPayments.noneText')} />
        }
        noMatch={{ title: t('operatorPayments.noMatch') }}
        columns={paymentColumns}
        rowKey={(payment) => payment.payment_id}
        cells={paymentCells}
        actions={(row) => <RefundButton payment={row} onRefund={() => setAsking(row)} />}
        exportUrl={(columns) =>
          buildEndpointUrl('payments', 'exportPayments', { query: { ...params.filters, columns } })
        }
      />
      {asking ? <RefundDialog payment={asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

const paymentCells = {
  company: ({ company_id: id, company_name: name }: OperatorPayment) =>
    id && name ? <CompanyLink id={id} name={name} /> : null,
  status: ({ status }: OperatorPayment) => (
    <Badge tone={paymentBadges[status].tone}>{translateKey(paymentBadges[status].text)}</Badge>
  ),
}

interface RefundButtonProps {
  readonly payment: OperatorPayment
  readonly onRefund: () => void
}

function RefundButton({ payment, onRefund }: RefundButtonProps) {
  const { may } = payment
  return payment.settled_at && !payment.refund ? (
    <Button
      size="small"
      aria-label={t('operatorPayments.refundNamed', { name: payment.intern_name })}
      disabledReason={may.refund === true ? null : translateKey(may.refund)}
      onClick={onRefund}
    >
      {t('operatorPayments.refund')}
    </Button>
  ) : null
}

interface RefundDialogProps {
  readonly payment: OperatorPayment
  readonly onClose: () => void
}

function RefundDialog({ payment, onClose }: RefundDialogProps) {
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
    onDone: () => {
      showToast(t('operatorPayments.done'))
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
