import type { BenchProcess } from './bench-process.ts'
import type { ResultRow } from './budgets.ts'
import { compareProducts } from './compare-products.ts'

/**
 * Measures what traces cost: the same calls to a product without them, to one that records all, and
 * to one that records a tenth, alternating, by the CPU time of Node and PostgreSQL together.
 */
export async function measureTraces(
  { base, all, tenth }: Readonly<Record<'base' | 'all' | 'tenth', BenchProcess>>,
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  const every = await compareProducts(
    { changed: all, base, words: ['recorded', 'without'], rounds: 5 },
    tell,
  )
  const some = await compareProducts(
    { changed: tenth, base, words: ['a tenth', 'without'], rounds: 5 },
    tell,
  )
  return [
    ...every.lines,
    { what: 'all calls, recorded', measured: `${every.ratio.toFixed(3)}×` },
    ...some.lines,
    { what: 'all calls, a tenth', measured: `${some.ratio.toFixed(3)}×` },
  ]
}
