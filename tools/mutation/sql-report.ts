import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutationScore } from './mutation-floors.ts'
import type { SqlMutant } from './sql-mutants.ts'

/** A condition whose absence changes nothing that a test could see. */
export interface SqlException {
  /** As the report names it. */
  readonly statement: string
  readonly condition: string
  readonly reason: string
}

export const readExceptions = (root: string): readonly SqlException[] =>
  JSON.parse(readFileSync(join(root, 'tools/mutation/sql-exceptions.json'), 'utf8'))

/** Splits mutants into those to run and those that the exceptions name. */
export function applyExceptions(
  mutants: readonly SqlMutant[],
  exceptions: readonly SqlException[],
): { readonly toRun: readonly SqlMutant[]; readonly unused: readonly SqlException[] } {
  const isNamed = ({ statement, condition }: SqlMutant, exception: SqlException) =>
    exception.statement === statement && exception.condition === condition
  return {
    toRun: mutants.filter((mutant) => !exceptions.some((exception) => isNamed(mutant, exception))),
    unused: exceptions.filter((exception) => !mutants.some((mutant) => isNamed(mutant, exception))),
  }
}

/** Counts by feature; the features in the order of their names. */
export function listScores(
  mutants: readonly SqlMutant[],
  killed: ReadonlyMap<SqlMutant, string>,
): readonly MutationScore[] {
  const features = [...new Set(mutants.map(({ feature }) => feature))].toSorted()
  return features.map((feature) => {
    const own = mutants.filter((mutant) => mutant.feature === feature)
    return {
      part: feature,
      killed: own.filter((mutant) => killed.has(mutant)).length,
      total: own.length,
    }
  })
}

export const describeSurvivor = ({ path, line, statement, condition }: SqlMutant) =>
  `${path}:${line} ${statement} survives without ${condition}`
