import type { PlanNode, StatementRun } from './record-plans.ts'

/** All executions of a statement in one request. */
export interface StatementTotal {
  readonly name: string
  readonly count: number
  readonly rows: number
  readonly buffers: number
  /** The node of its plan that reads most, e.g. “Seq Scan applications”. */
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

/** Thresholds above which a statement counts as growing. */
export interface GrowthLimits {
  /** Allowed growth of the pages read, as a factor. */
  readonly factor: number
  /** Extra pages allowed for deeper indexes and differently filled tables. */
  readonly pages: number
  /** Extra pages allowed for each additional row of the response. */
  readonly pagesPerRow: number
}

/** A statement of a request that reads more at the larger size although it returns no more. */
export interface GrowingStatement {
  readonly endpoint: string
  readonly actor: string
  readonly small: StatementTotal
  readonly large: StatementTotal
}

const isGrowing = (
  small: StatementTotal,
  large: StatementTotal,
  { factor, pages, pagesPerRow }: GrowthLimits,
): boolean =>
  large.buffers >
  factor * small.buffers + pages + pagesPerRow * Math.max(0, large.rows - small.rows)

type RequestStatements = Pick<GrowingStatement, 'endpoint' | 'actor'> & {
  readonly statements: readonly StatementTotal[]
}

/**
 * Lists the statements that read much more at a larger size of the data although they return hardly
 * more, the worst first.
 */
export const listGrowing = (
  small: readonly RequestStatements[],
  large: readonly RequestStatements[],
  limits: GrowthLimits,
): readonly GrowingStatement[] =>
  large
    .flatMap(({ endpoint, actor, statements }) => {
      const before = small.find(
        (request) => request.endpoint === endpoint && request.actor === actor,
      )
      return statements.flatMap((statement) => {
        const same = before?.statements.find(({ name }) => name === statement.name)
        // A statement that only one size needs cannot be compared.
        return same ? [{ endpoint, actor, small: same, large: statement }] : []
      })
    })
    .filter((statement) => isGrowing(statement.small, statement.large, limits))
    .toSorted((a, b) => b.large.buffers - a.large.buffers)
