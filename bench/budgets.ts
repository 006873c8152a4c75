import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/** A measured figure and the most or least that it may be. */
export interface Budget {
  /** Which figure of its row, such as `p95`; empty if the row has only one. */
  readonly figure: string
  readonly measured: number
  readonly kind: 'most' | 'least'
  readonly limit: number
  readonly unit: string
}

/** A row of the printed table. */
export interface ResultRow {
  readonly what: string
  readonly measured: string
  readonly budgets?: readonly Budget[]
}

/** How far a figure may miss its budget before `--check` fails: two runs differ by as much. */
const tolerance = 0.2
/** A machine that is busier than this before a benchmark begins is not quiet. */
const quietShare = 0.1

export const atMost = (measured: number, limit: number, unit: string, figure = ''): Budget => ({
  figure,
  measured,
  kind: 'most',
  limit,
  unit,
})
export const atLeast = (measured: number, limit: number, unit: string, figure = ''): Budget => ({
  figure,
  measured,
  kind: 'least',
  limit,
  unit,
})

/** Returns the budgets of a row as text, such as `p50 ≤ 10 ms, p95 ≤ 25 ms`. */
export const formatBudgets = ({ budgets = [] }: ResultRow): string =>
  budgets
    .map(({ figure, kind, limit, unit }) =>
      [figure, kind === 'most' ? '≤' : '≥', limit.toLocaleString('en'), unit]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(', ')

/** Returns a line for each row, with its budgets. */
export function formatTable(rows: readonly ResultRow[]): string {
  const width = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))
  const labelWidth = width(rows.map((row) => row.what))
  const measuredWidth = width(rows.map((row) => row.measured))
  return rows
    .map((row) => {
      const [label, measured] = [row.what.padEnd(labelWidth), row.measured.padEnd(measuredWidth)]
      return `${label}  ${measured}  ${formatBudgets(row)}\n`
    })
    .join('')
}

/** Whether a figure misses its budget by more than the tolerance; one that is missing does. */
export const isMissed = ({ measured, kind, limit }: Budget): boolean =>
  !(kind === 'most' ? measured <= limit * (1 + tolerance) : measured >= limit * (1 - tolerance))

/** Returns a line for each budget that is missed. */
export const listMissed = (rows: readonly ResultRow[]): readonly string[] =>
  rows.flatMap((row) =>
    (row.budgets ?? [])
      .filter(isMissed)
      .map(
        (budget) =>
          `${row.what}: ${formatBudgets({ ...row, budgets: [budget] })}, measured ${row.measured}`,
      ),
  )

/** Reads how long the processors have been busy and idle, in clock ticks. */
function readProcessorTimes(): { readonly busy: number; readonly all: number } {
  // user, nice, system, idle, iowait, irq, softirq, steal
  const times = (/^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '')
    .split(' ')
    .slice(0, 8)
    .map(Number)
  const all = times.reduce((sum, time) => sum + time, 0)
  return { busy: all - (times[3] ?? 0) - (times[4] ?? 0), all }
}

/**
 * Measures for three seconds which share of the processors others use, those of other virtual
 * machines included. Needs Linux.
 */
export async function measureLoad(): Promise<{
  readonly share: number
  readonly isQuiet: boolean
}> {
  const before = readProcessorTimes()
  await delay(3000)
  const after = readProcessorTimes()
  const share = (after.busy - before.busy) / Math.max(1, after.all - before.all)
  return { share, isQuiet: share <= quietShare }
}
