import type { PlanNode, StatementRun } from './record-plans.ts'

/** All executions of a statement in one request. */
export interface StatementTotal {
  readonly name: string
  readonly count: number
  readonly rows: number
  readonly buffers: number
  /** The part of its plan that reads most, e.g. “Seq Scan applications”. */
  readonly costliest: string
}

/** Adds up the executions of each statement. */
export function sumStatements(runs: readonly StatementRun[]): readonly StatementTotal[] {
  const names = [...new Set(runs.map(({ name }) => name))]
  return names.map((name) => {
    const own = runs.filter((run) => run.name === name)
    const worst = own.reduce((highest, other) =>
      other.buffers > highest.buffers ? other : highest,
    )
    return {
      name,
      count: own.length,
      rows: own.reduce((sum, { rows }) => sum + rows, 0),
      buffers: own.reduce((sum, { buffers }) => sum + buffers, 0),
      costliest: describeCostliest(worst.plan),
    }
  })
}

const countBuffers = (node: PlanNode) =>
  (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)

/** Returns the node that reads most without its children. */
function describeCostliest(plan: PlanNode): string {
  let costliest = { buffers: -1, text: '' }
  const visit = (node: PlanNode) => {
    const children = node.Plans ?? []
    const buffers =
      countBuffers(node) - children.reduce((sum, child) => sum + countBuffers(child), 0)
    const place = node['Relation Name'] ?? node['Index Name'] ?? ''
    if (buffers > costliest.buffers)
      costliest = { buffers, text: `${node['Node Type']} ${place}`.trim() }
    children.forEach(visit)
  }
  visit(plan)
  return costliest.text
}

/** Pages that a deeper index or another page of a table may cost. */
const toleratedBuffers = 16
const toleratedRows = 5

/**
 * Whether a statement reads much more at a larger size of the data although it returns hardly more.
 * @param small its total at the smaller size
 */
export const isGrowing = (small: StatementTotal, large: StatementTotal): boolean =>
  large.buffers > 2 * small.buffers + toleratedBuffers &&
  large.rows <= 1.5 * small.rows + toleratedRows
