import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutationScore } from './mutation-floors.ts'
import type { MutationOutcome } from './run-mutants.ts'
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
  all: readonly SqlMutant[],
): readonly MutationScore[] {
  const features = [...new Set(mutants.map(({ feature }) => feature))].toSorted()
  const listOwn = (of: readonly SqlMutant[], feature: string) =>
    of.filter((mutant) => mutant.feature === feature)
  return features.map((feature) => {
    const own = listOwn(mutants, feature)
    return {
      part: feature,
      killed: own.filter((mutant) => killed.has(mutant)).length,
      total: own.length,
      population: listOwn(all, feature).length,
    }
  })
}

/** Says which condition no test misses, and whether that is for want of rows or of checks. */
export function describeSurvivor(
  mutant: SqlMutant,
  { fileCounts, timedOut }: MutationOutcome,
): string {
  const { path, line, statement, condition } = mutant
  const files = fileCounts.get(mutant) ?? 0
  const why = timedOut.has(mutant)
    ? 'timed out'
    : files === 0
      ? 'no test has rows that it excludes'
      : `other rows in ${files} test ${files === 1 ? 'file' : 'files'}, and no test fails`
  return `${path}:${line} ${statement} survives without ${condition} (${why})`
}
