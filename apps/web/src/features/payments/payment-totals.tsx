import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  filtersByTotal,
  type PaymentTotal,
  paymentTotals,
} from '@fledge/domain/payments/payment-totals.ts'
import type { BatchPaymentTotals } from '@fledge/contract/payments/schema.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { formatShortMoney } from '@fledge/kernel/money.ts'
import { Card } from '@fledge/ui/card.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { NumberTable } from '../../shared/number-table.tsx'
import { ShowAllButton } from '../../shared/show-all-button.tsx'
import styles from './payment-totals.module.css'

/** Rows that are shown first: the newest batches. */
const firstRows = 3

interface PaymentTotalsCardProps {
  readonly rows: readonly BatchPaymentTotals[]
}

/** Payments of each batch and currency: every number links to the payments that it counts. */
export function PaymentTotalsCard({ rows }: PaymentTotalsCardProps) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  return (
    <Card
      title={t('operatorPayments.totals')}
      flush
      foot={
        rows.length > firstRows ? (
          <ShowAllButton isWhole={isWhole} count={rows.length} onToggle={setWhole} />
        ) : undefined
      }
    >
      <TotalsTable rows={isWhole ? rows : rows.slice(0, firstRows)} />
    </Card>
  )
}

const TotalsTable = ({ rows }: PaymentTotalsCardProps) => (
  <NumberTable
    title={t('operatorPayments.totals')}
    columns={[
      t('operatorPayments.batch'),
      ...paymentTotals.map((name) => t(`operatorPayments.total.${name}`)),
    ]}
    isFlush
  >
    {rows.map((row) => (
      <TotalsRow key={`${row.batch_id} ${row.currency}`} row={row} />
    ))}
  </NumberTable>
)

interface TotalsRowProps {
  readonly row: BatchPaymentTotals
}

function TotalsRow({ row }: TotalsRowProps) {
  const { batch_id: id, batch_name: name, currency } = row
  return (
    <tr>
      <th scope="row">
        <Link to={buildPath(paths.operator.batch, { id })}>{name}</Link>
        <span className={styles['sum']}>{currency}</span>
      </th>
      {paymentTotals.map((total) => (
        <td key={total}>
          <TotalCell row={row} total={total} />
        </td>
      ))}
    </tr>
  )
}

function TotalCell({ row, total }: TotalsRowProps & { readonly total: PaymentTotal }) {
  const { batch_id: batch, currency } = row
  const [count, amount] = [row[`${total}_count`], row[`${total}_amount`]]
  return (
    <>
      <Link
        to={buildPath(paths.operator.refunds, {}, { ...filtersByTotal[total], batch, currency })}
      >
        {count.toLocaleString(locale)}
      </Link>
      <span className={styles['sum']}>{formatShortMoney({ amount, currency })}</span>
    </>
  )
}
