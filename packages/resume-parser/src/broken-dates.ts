import { findDateSpan } from './date-spans.ts'
import type { TextRow, TextRun } from './page-rows.ts'

/**
 * Matches text whose date span continues on the next line: it ends with a dash, or with the month
 * after one.
 */
const continuedSpanPattern = /(?:[–—-]|\b(?:to|bis|until|à|au|al|a))(?: \p{L}{3,9}\.?)?\s*$/iu

/** Joins a date span broken over two lines of a narrow column: "Jun 2025 –" above "Aug 2025". */
export function joinBrokenDates(rows: readonly TextRow[]): TextRow[] {
  const joinedByRun = new Map<TextRun, TextRun>()
  const mergedRuns = new Set<TextRun>()
  for (const [at, row] of rows.entries())
    for (const run of row) {
      if (
        mergedRuns.has(run) ||
        !continuedSpanPattern.test(run.text) ||
        findDateSpan(run.text) === null
      )
        continue
      const end = findSpanEnd(run, rows.slice(at + 1, at + 4))
      if (!end) continue
      mergedRuns.add(end)
      joinedByRun.set(run, {
        ...run,
        text: `${run.text} ${end.text}`,
        end: Math.max(run.end, end.end),
      })
    }
  return rows
    .map((row) =>
      row.filter((run) => !mergedRuns.has(run)).map((run) => joinedByRun.get(run) ?? run),
    )
    .filter((row) => row.length > 0)
}

/** Finds the date just below, at the same edge. */
function findSpanEnd(run: TextRun, below: readonly TextRow[]): TextRun | undefined {
  return below
    .flat()
    .find(
      (next) =>
        next.y - run.y < run.size * 1.7 &&
        (Math.abs(next.x - run.x) < 3 || Math.abs(next.end - run.end) < 3) &&
        next.text.length < 16 &&
        findDateSpan(`${run.text} ${next.text}`)?.isSingle === false &&
        (findDateSpan(next.text)?.rest ?? 'now').replace(/now|present|current|heute|date/i, '') ===
          '',
    )
}
