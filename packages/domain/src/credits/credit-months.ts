import type { CreditKind } from './types.ts'

/** What one kind of line came to in a month, 'yyyy-MM'. */
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
  /** At the month's end, or now. */
  readonly left: number
}

const next = (month: string): string => {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`
}

/**
 * The months from the first line to now, those without a line among them.
 * @param sums of the whole ledger  @param now the present month  @param most how many of the newest are given
 */
export function creditMonths(
  sums: readonly MonthSum[],
  now: string,
  most = 12,
): readonly CreditMonth[] {
  const first = sums.map((one) => one.month).toSorted()[0]
  if (first === undefined) return []
  const months: CreditMonth[] = []
  let left = 0
  for (let month = first; month <= now; month = next(month)) {
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
