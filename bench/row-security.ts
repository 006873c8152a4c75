import type { BenchProcess } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'
import { compareProducts } from './compare-products.ts'

/**
 * Measures what the roles and policies cost: the same calls to a product with and one without them,
 * alternating, by the CPU time of Node and PostgreSQL together.
 */
export async function measureRowSecurity(
  [changed, base]: readonly [secured: BenchProcess, plain: BenchProcess],
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  const words = ['with', 'without'] as const
  const { lines, ratio } = await compareProducts({ changed, base, words, rounds: 7 }, tell)
  return [
    ...lines,
    {
      what: 'all calls',
      measured: `${ratio.toFixed(3)}×`,
      budgets: [atMost(ratio, 1.15, '× without', 'CPU')],
    },
  ]
}
