import type { CreditKind } from './types.ts'

/** Sum of one kind of ledger entry in a month ('yyyy-MM'). */
export interface MonthSum {
  readonly month: string
  readonly kind: CreditKind
  readonly amount: number
}
export interface CreditMonth {
  readonly month: string
  /** Without what was revoked in the month, so that it can be negative. */
  readonly granted: number
  readonly held: number
  readonly used: number
  readonly refunded: number
  /** Balance at the end of the month, or now for the current month. */
  readonly left: number
}

const getNextMonth = (month: string): string => {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`
}

/**
 * Returns the months from the first entry to now, including those without entries.
 * @param sums of the whole ledger
 * @param now the current month
 * @param maxMonths maximum number of months, the latest ones
 */
export function buildCreditMonths(
  sums: readonly MonthSum[],
  now: string,
  maxMonths = 12,
): readonly CreditMonth[] {
  const first = sums.map((sum) => sum.month).toSorted()[0]
  if (first === undefined) return []
  const months: CreditMonth[] = []
  let balance = 0
  for (let month = first; month <= now; month = getNextMonth(month)) {
    const sumKind = (kind: CreditKind) =>
      sums
        .filter((entry) => entry.month === month && entry.kind === kind)
        .reduce((sum, entry) => sum + entry.amount, 0)
    const granted = sumKind('GRANT') - sumKind('REVOKE')
    const [held, refunded] = [sumKind('HOLD'), sumKind('RELEASE')]
    balance += granted - held + refunded
    months.push({ month, granted, held, used: sumKind('SPEND'), refunded, left: balance })
  }
  return months.slice(-maxMonths)
}
