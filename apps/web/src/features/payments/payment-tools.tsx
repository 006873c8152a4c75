import type { BatchPaymentTotals } from '@fledge/contract/payments/schema.ts'
import { openPaymentFilters } from '@fledge/domain/payments/payment-totals.ts'
import { refundFilters } from '@fledge/domain/payments/refund-proposals.ts'
import { paymentBadges, paymentStatuses } from '@fledge/domain/payments/types.ts'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { idText, oneOf, type ParamParser, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import type { useListParams } from '../../platform/list/use-list-params.ts'

const currencyCode: ParamParser<string> = (value) =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined
export const paymentFilters = {
  search: searchText,
  status: oneOf(paymentStatuses),
  open: oneOf(openPaymentFilters),
  batch: idText,
  currency: currencyCode,
  refund: oneOf(refundFilters),
}

interface PaymentToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof paymentFilters>>
  readonly totals: readonly BatchPaymentTotals[]
}

/** Each value once. */
const listDistinct = <T,>(rows: readonly T[], toKey: (row: T) => string): readonly T[] => [
  ...new Map(rows.map((row) => [toKey(row), row])).values(),
]

/** Search and filters of the list of payments. */
export function PaymentTools({ params, totals }: PaymentToolsProps) {
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
      <MoneyOfBatch params={params} totals={totals} />
    </Group>
  )
}

/** What is open, of which batch and in which currency, among those that have payments. */
function MoneyOfBatch({ params, totals }: PaymentToolsProps) {
  const currencies = listDistinct(totals, ({ currency }) => currency)
  return (
    <>
      <FilterSelect
        label={t('operatorPayments.open')}
        all={t('operatorPayments.anyOpen')}
        value={params.filters.open}
        options={openPaymentFilters.map((value) => ({
          value,
          label: t(`operatorPayments.open.${value}`),
        }))}
        onChange={(open) => params.set({ open })}
      />
      <FilterSelect
        label={t('operatorPayments.batch')}
        all={t('operatorPayments.anyBatch')}
        value={params.filters.batch}
        options={listDistinct(totals, ({ batch_id: id }) => id).map(
          ({ batch_id: value, batch_name: label }) => ({ value, label }),
        )}
        onChange={(batch) => params.set({ batch })}
      />
      {currencies.length > 1 || params.filters.currency ? (
        <FilterSelect
          label={t('operatorPayments.currency')}
          all={t('operatorPayments.anyCurrency')}
          value={params.filters.currency}
          options={currencies.map(({ currency: value }) => ({ value, label: value }))}
          onChange={(currency) => params.set({ currency })}
        />
      ) : null}
    </>
  )
}
