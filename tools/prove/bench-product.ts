import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchProcess, startBenchProcess } from '../../bench/bench-process.ts'
import { buildChanged } from '../build.mjs'

const root = join(import.meta.dirname, '../..')
/** Of the minutes that a run may take, the share that measuring takes. */
const measuringShare = 0.8

/** When measuring has to end, by `npm run prove -- --minutes`. */
export const getMeasuringEnd = (): number =>
  performance.now() + Number(process.env.FLEDGE_PROVE_MINUTES ?? 1) * 60_000 * measuringShare

export const tellProgress = (line: string): void => void process.stdout.write(`${line}\n`)

/** Measures products with demo data, each with its settings, and ends them. */
export async function withBenchProducts<Result>(
  settings: readonly Readonly<Record<string, string>>[],
  measure: (products: readonly BenchProcess[]) => Promise<Result>,
): Promise<Result> {
  await buildChanged('web')
  const scratch = mkdtempSync(join(tmpdir(), 'fledge-prove-'))
  const port = 21_000 + Math.floor(Math.random() * 8000)
  const products: BenchProcess[] = []
  try {
    for (const [index, more] of settings.entries()) {
      tellProgress(`Creating the demo data of product ${index + 1}…`)
      const file = join(root, 'bench/product-server.ts')
      const place = { DATA_DIR: join(scratch, String(index)), LOG_LEVEL: 'silent' }
      products.push(await startBenchProcess(file, port + index, { ...place, ...more }))
    }
    return await measure(products)
  } finally {
    for (const product of products) await product.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}
