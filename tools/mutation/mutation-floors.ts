import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many of a part's mutants a test notices. */
export interface MutationScore {
  readonly part: string
  readonly killed: number
  readonly total: number
}

type Floors = Readonly<Record<'code' | 'sql', Readonly<Record<string, number>>>>

export const toPercent = ({ killed, total }: MutationScore): number =>
  Math.floor((killed / total) * 100)

/** Returns the scores that are lower than the floor of their part. */
export const findFallen = (
  floors: Readonly<Record<string, number>>,
  scores: readonly MutationScore[],
): readonly MutationScore[] =>
  scores.filter((score) => toPercent(score) < (floors[score.part] ?? 0))

/**
 * Prints the scores of one kind beside their floors (`floors.json`).
 * @returns whether every score reaches its floor
 */
export function describeScores(kind: keyof Floors, scores: readonly MutationScore[]): boolean {
  const floors: Floors = JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8'))
  const fallen = findFallen(floors[kind], scores)
  for (const score of scores)
    process.stdout.write(
      `${score.part.padEnd(28)} ${String(toPercent(score)).padStart(3)} % (${score.killed} of ${score.total}), floor ${floors[kind][score.part] ?? 0} %${fallen.includes(score) ? ': too low' : ''}\n`,
    )
  return fallen.length === 0
}
