import { createHash } from 'node:crypto'
import type { SqlMutant } from './sql-mutants.ts'

/**
 * Chooses the same mutants of each feature for the same seed. A condition that is added or changed
 * replaces one other at most, so that scores stay comparable.
 */
export function sampleMutants<M extends Pick<SqlMutant, 'id' | 'feature'>>(
  mutants: readonly M[],
  size: number,
  seed: number,
): readonly M[] {
  const features = Map.groupBy(mutants, ({ feature }) => feature)
  return [...features.values()].flatMap((own) =>
    own
      .map((mutant) => ({ mutant, rank: toRank(`${seed} ${mutant.id}`) }))
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, size)
      .map(({ mutant }) => mutant),
  )
}

const toRank = (text: string) => createHash('sha256').update(text).digest('hex')
