import type { GrowingStatement } from '../apps/server/src/test/growth/statement-growth.ts'
import type { CallMeasurement, ScaleResult } from './scale.ts'

const sum = (call: CallMeasurement | undefined, key: 'count' | 'rows' | 'buffers') =>
  call?.statements.reduce((total, statement) => total + statement[key], 0) ?? 0

/** Writes rows with columns of equal width; all but the first two are numbers. */
function formatRows(rows: readonly (readonly string[])[], textColumns: number): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < textColumns
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

const pair = (small: number, large: number, digits = 0) => [
  small.toFixed(digits),
  large.toFixed(digits),
]

/** One row for each request, both sizes side by side; `*` marks requests with a growing statement. */
export function formatCalls({ sizes, calls: [small = [], large = []], growing }: ScaleResult) {
  const marked = new Set(growing.map(({ endpoint, actor }) => `${actor} ${endpoint}`))
  const head = ['p50', 'p95', 'statements', 'rows', 'buffers'].flatMap((title) =>
    sizes.map((size) => `${title} ${size / 1000}k`),
  )
  const rows = large.map((call) => {
    const before = small.find(
      ({ endpoint, actor }) => endpoint === call.endpoint && actor === call.actor,
    )
    const mark = marked.has(`${call.actor} ${call.endpoint}`) ? '*' : ''
    return [
      `${call.endpoint}${mark}`,
      call.actor,
      ...pair(before?.p50 ?? 0, call.p50, 1),
      ...pair(before?.p95 ?? 0, call.p95, 1),
      ...pair(sum(before, 'count'), sum(call, 'count')),
      ...pair(sum(before, 'rows'), sum(call, 'rows')),
      ...pair(sum(before, 'buffers'), sum(call, 'buffers')),
    ]
  })
  return formatRows([['endpoint', 'as', ...head], ...rows], 2)
}

/** The statements that grow with the data although their answers do not, the worst first. */
export function formatGrowing(growing: readonly GrowingStatement[], sizes: readonly number[]) {
  const rows = growing.map(({ endpoint, actor, small, large }) => [
    large.name,
    `${endpoint} (${actor})`,
    large.costliest,
    ...pair(small.rows, large.rows),
    ...pair(small.buffers, large.buffers),
    `×${(large.buffers / Math.max(1, small.buffers)).toFixed(1)}`,
  ])
  const head = ['rows', 'buffers'].flatMap((title) =>
    sizes.map((size) => `${title} ${size / 1000}k`),
  )
  return formatRows([['statement', 'request', 'reads most', ...head, 'growth'], ...rows], 3)
}

/** Requests that failed at one of the sizes. */
export const listFailures = ({ calls, sizes }: ScaleResult): readonly string[] =>
  calls.flatMap((list, index) =>
    list.flatMap(({ endpoint, actor, failure }) =>
      failure === null ? [] : [`${sizes[index]} ${endpoint} (${actor}): ${failure}`],
    ),
  )
