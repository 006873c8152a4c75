import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many of a part's mutants a test notices. */
export interface MutationScore {
  readonly part: string
  readonly killed: number
  readonly total: number
  /** How many mutants the part has, if these are a sample. */
  readonly population?: number
}

/** Which conditions of each feature are tried. */
export interface MutationSample {
  readonly size: number
  readonly seed: number
}

type Floors = Readonly<Record<'code' | 'sql', Readonly<Record<string, number>>>> & {
  /** The sample in which the floors of `sql` were measured. */
  readonly sqlSample: MutationSample
}

const readFloors = (): Floors =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8'))

export const readFloorSample = (): MutationSample => readFloors().sqlSample

export const toPercent = ({ killed, total }: Pick<MutationScore, 'killed' | 'total'>): number =>
  Math.floor((killed / total) * 100)

/**
 * Returns between which percentages the score of all mutants of a part is in 95 % of samples like
 * this one (Wilson's interval, corrected for small parts).
 */
export function toInterval({
  killed,
  total,
  population = total,
}: MutationScore): readonly [number, number] {
  const share = killed / total
  if (population <= total) return [Math.floor(share * 100), Math.floor(share * 100)]
  const z = 1.96 ** 2 / ((total * (population - 1)) / (population - total))
  const middle = (share + z / 2) / (1 + z)
  const half = Math.sqrt(share * (1 - share) * z + (z * z) / 4) / (1 + z)
  const low = Math.max(middle - half, killed / population)
  const high = Math.min(middle + half, (killed + population - total) / population)
  return [Math.round(low * 100), Math.round(high * 100)]
}

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
export function describeScores(kind: 'code' | 'sql', scores: readonly MutationScore[]): boolean {
  const floors = readFloors()[kind]
  const fallen = findFallen(floors, scores)
  for (const score of scores)
    process.stdout.write(
      `${describeScore(score)}, floor ${floors[score.part] ?? 0} %${fallen.includes(score) ? ': too low' : ''}\n`,
    )
  return fallen.length === 0
}

/** Describes a score, and for a sample the size of its part and how far it can be trusted. */
export function describeScore(score: MutationScore): string {
  const { part, killed, total, population = total } = score
  const counts = `${part.padEnd(28)} ${String(toPercent(score)).padStart(3)} % (${killed} of ${total})`
  if (population <= total) return counts
  const [low, high] = toInterval(score)
  return `${counts}, all ${population} conditions ${low} to ${high} %`
}
