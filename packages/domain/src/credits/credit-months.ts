import type { CreditKind } from './types.ts'

/** Sum of one kind of ledger entry in a month ('yyyy-MM'). */
export interface MonthSum {
  readonly month: string
  readonly kind: CreditKind
  readonly amount: number
}
export interface CreditMonth {
  readonly month: string
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
 * @param most maximum number of months, the latest ones
 */
export function buildCreditMonths(
  sums: readonly MonthSum[],
  now: string,
  most = 12,
): readonly CreditMonth[] {
  const first = sums.map((one) => one.month).toSorted()[0]
  if (first === undefined) return []
  const months: CreditMonth[] = []
  let left = 0
  for (let month = first; month <= now; month = getNextMonth(month)) {
    const of = (kind: CreditKind) =>
      sums
        .filter((one) => one.month === month && one.kind === kind)
        .reduce((sum, one) => sum + one.amount, 0)
    const [granted, held, refunded] = [of('GRANT'), of('HOLD'), of('RELEASE')]
    left += granted - held + refunded
    months.push({ month, granted, held, used: of('SPEND'), refunded, left })
  }
  return months.slice(-most)
}
