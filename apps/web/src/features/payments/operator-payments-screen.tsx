import { paymentColumns } from '@fledge/contract/payments/payment-columns.ts'
import type { OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { paymentBadges } from '@fledge/domain/payments/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { DecideRefundDialog } from './decide-refund-dialog.tsx'
import { PaymentTotalsCard } from './payment-totals.tsx'
import { paymentFilters, PaymentTools } from './payment-tools.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** All payments, with refunds: large ones are proposed by one person and decided by another. */
export default function OperatorPaymentsScreen() {
  useTitle(t('operatorPayments.title'))
  const params = useListParams(paymentFilters)
  const [asking, setAsking] = useState<OperatorPayment | null>(null)
  const query = { ...params.keyset, ...params.filters }
  const payments = useApiQuery('payments', 'listPayments', { query }, { keep: true })
  const totals = useApiQuery('payments', 'listPaymentTotals', {}).data?.payload ?? []
  return (
    <Stack>
      <PageHeader title={t('operatorPayments.title')} />
      <PendingActs of="REFUND" />
      <PaymentTotalsCard rows={totals} />
      <TableList
        list="payments"
        title={t('operatorPayments.title')}
        of={payments}
        params={params}
        tools={<PaymentTools params={params} totals={totals} />}
        empty={
          <EmptyState title={t('operatorPayments.none')} text={t('operatorPayments.noneText')} />
        }
        noMatch={{ title: t('operatorPayments.noMatch') }}
        columns={paymentColumns}
        rowKey={(payment) => payment.payment_id}
        cells={paymentCells}
        actions={(row) => <RefundButton payment={row} onClick={() => setAsking(row)} />}
        exportUrl={(columns) =>
          buildEndpointUrl('payments', 'exportPayments', { query: { ...params.filters, columns } })
        }
      />
      {asking ? <PaymentDialog payment={asking} onClose={() => setAsking(null)} /> : null}
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

interface PaymentDialogProps {
  readonly payment: OperatorPayment
  readonly onClose: () => void
}

/** Decides on the proposed refund, or refunds. */
function PaymentDialog({ payment, onClose }: PaymentDialogProps) {
  return payment.proposal ? (
    <DecideRefundDialog payment={payment} proposal={payment.proposal} onClose={onClose} />
  ) : (
    <RefundDialog payment={payment} onClose={onClose} />
  )
}

interface RefundButtonProps {
  readonly payment: OperatorPayment
  readonly onClick: () => void
}

/** Payments that nothing can be refunded of have no button. */
function RefundButton({ payment, onClick }: RefundButtonProps) {
  const { may, proposal, intern_name: name } = payment
  if (!payment.settled_at || payment.refund) return null
  const decision = proposal ? may.decide : may.refund
  return (
    <Button
      size="small"
      aria-label={
        proposal
          ? t('operatorPayments.decideNamed', { name })
          : t('operatorPayments.refundNamed', { name })
      }
      disabledReason={decision === true ? null : translateKey(decision)}
      onClick={onClick}
    >
      {proposal ? t('operatorPayments.decide') : t('operatorPayments.refund')}
    </Button>
  )
}
