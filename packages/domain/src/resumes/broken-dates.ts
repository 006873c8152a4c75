import { dateSpanIn } from './date-spans.ts'
import type { Row, Run } from './page-rows.ts'

/**
 * Matches text whose date span continues on the next line: it ends with a dash, or with the month
 * after one.
 */
const goesOn = /(?:[–—-]|\b(?:to|bis|until|à|au|al|a))(?: \p{L}{3,9}\.?)?\s*$/iu

/** Joins a date span broken over two lines of a narrow column: "Jun 2025 –" above "Aug 2025". */
export function withWholeDates(rows: readonly Row[]): Row[] {
  const whole = new Map<Run, Run>()
  const taken = new Set<Run>()
  for (const [at, row] of rows.entries())
    for (const run of row) {
      if (taken.has(run) || !goesOn.test(run.text) || dateSpanIn(run.text) === null) continue
      const end = endOf(run, rows.slice(at + 1, at + 4))
      if (!end) continue
      taken.add(end)
      whole.set(run, { ...run, text: `${run.text} ${end.text}`, end: Math.max(run.end, end.end) })
    }
  return rows
    .map((row) => row.filter((run) => !taken.has(run)).map((run) => whole.get(run) ?? run))
    .filter((row) => row.length > 0)
}

/** Finds the date just below, at the same edge. */
function endOf(run: Run, below: readonly Row[]): Run | undefined {
  return below
    .flat()
    .find(
      (next) =>
        next.y - run.y < run.size * 1.7 &&
        (Math.abs(next.x - run.x) < 3 || Math.abs(next.end - run.end) < 3) &&
        next.text.length < 16 &&
        dateSpanIn(`${run.text} ${next.text}`)?.isSingle === false &&
        (dateSpanIn(next.text)?.rest ?? 'now').replace(/now|present|current|heute|date/i, '') ===
          '',
    )
}
