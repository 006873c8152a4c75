import type { BenchProcess } from './bench-process.ts'
import type { ResultRow } from './budgets.ts'
import { compareProducts } from './compare-products.ts'

interface Products {
  readonly base: BenchProcess
  readonly unnamed: BenchProcess
  /** Through PgBouncer, also unnamed; absent where it is not installed. */
  readonly pooled: BenchProcess | undefined
}

/**
 * Measures what it costs to have no named statements, and to go through PgBouncer without them, by
 * the CPU time of Node, PostgreSQL and PgBouncer together.
 */
export async function measurePooler(
  { base, unnamed, pooled }: Products,
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  const compare = async (changed: BenchProcess, other: BenchProcess, words: Words) => {
    const { lines, ratio } = await compareProducts({ changed, base: other, words, rounds: 3 }, tell)
    return [...lines, { what: `all calls, ${words[0]}`, measured: `${ratio.toFixed(3)}×` }]
  }
  return [
    ...(await compare(unnamed, base, ['unnamed', 'named'])),
    ...(pooled ? await compare(pooled, unnamed, ['through PgBouncer', 'direct']) : []),
  ]
}

type Words = readonly [changed: string, base: string]
