import { paymentColumns } from '@fledge/contract/payments/payment-columns.ts'
import type { OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { refundFilters } from '@fledge/domain/payments/refund-proposals.ts'
import { paymentBadges, paymentStatuses } from '@fledge/domain/payments/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { DecideRefundDialog } from './decide-refund-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const filters = {
  search: searchText,
  status: oneOf(paymentStatuses),
  refund: oneOf(refundFilters),
}

/** All payments, with refunds: large ones are proposed by one person and decided by another. */
export default function OperatorPaymentsScreen() {
  useTitle(t('operatorPayments.title'))
  const params = useListParams(filters)
  const [asking, setAsking] = useState<OperatorPayment | null>(null)
  const query = { ...params.keyset, ...params.filters }
  const payments = useApiQuery('payments', 'listPayments', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('operatorPayments.title')} />
      <PendingActs kind="REFUND" />
      <TableList
        list="payments"
        title={t('operatorPayments.title')}
        of={payments}
        params={params}
        tools={<PaymentTools params={params} />}
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

interface PaymentToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function PaymentTools({ params }: PaymentToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('operatorPayments.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('operatorPayments.status')}
        all={t('operatorPayments.anyStatus')}
        value={params.filters.status}
        options={paymentStatuses.map((value) => ({
          value,
          label: translateKey(paymentBadges[value].text),
        }))}
        onChange={(status) => params.set({ status })}
      />
      <FilterSelect
        label={t('operatorPayments.refunds')}
        all={t('operatorPayments.anyRefund')}
        value={params.filters.refund}
        options={refundFilters.map((value) => ({
          value,
          label: t(`operatorPayments.refunds.${value}`),
        }))}
        onChange={(refund) => params.set({ refund })}
      />
    </Group>
  )
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
