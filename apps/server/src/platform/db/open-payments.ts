import { abandonedAfterMs } from '@fledge/domain/payments/rules.ts'
import type { OpenPaymentFilter } from '@fledge/domain/payments/payment-totals.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import { statusSql } from './statuses.ts'

const isOpenSql = `y.status in (${statusSql('payment.open')})`

/** When a payment should be settled or closed, as `getOpenPaymentEnd` calculates it. */
const openEndSql = `least(y.created_at + interval '${abandonedAfterMs / hourMs} hours', (select a.answer_by from offers a where a.offer_id = y.offer_id))`

/** Conditions on a payment `y`, for the list and for the totals that link to it. */
export const openPaymentFilterSql: Readonly<Record<OpenPaymentFilter, string>> = {
  OPEN: isOpenSql,
  OVERDUE: `${isOpenSql} and ${openEndSql} <= :now::timestamptz`,
}

/** A condition by its name. */
export function findOpenPaymentFilterSql(name: string): string {
  const found = Object.entries(openPaymentFilterSql).find(([known]) => known === name)
  if (!found) throw new Error(`no filter of open payments: ${name}`)
  return `(${found[1]})`
}
