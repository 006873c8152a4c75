import { recordPlans } from './record-plans.ts'
import type { ScaleProduct } from './scale-product.ts'
import { type StatementTotal, sumStatements } from './statement-growth.ts'

/** A request with the statements that answered it. */
export interface MeasuredRequest {
  readonly endpoint: string
  readonly actor: string
  /** Why it failed; null if it succeeded. */
  readonly failure: string | null
  readonly statements: readonly StatementTotal[]
}

/**
 * Makes every request twice: the first fills what the server keeps in memory, the second is
 * measured.
 */
export async function measureStatements(
  product: ScaleProduct,
): Promise<readonly MeasuredRequest[]> {
  const measured: MeasuredRequest[] = []
  for (const request of product.requests) {
    let failure: string | null = null
    const send = async () => {
      await product.send(request).catch((error: unknown) => {
        failure = String(error)
      })
    }
    await send()
    const statements = sumStatements(await recordPlans(send))
    measured.push({ endpoint: request.endpoint, actor: request.actor.name, failure, statements })
  }
  return measured
}
