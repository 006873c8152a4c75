// The product with demo data on a scratch folder, for tools that look at its screens.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildChanged } from './build.mjs'
import { root } from './install.mjs'

/**
 * Starts the product on new demo data, so that nothing existing changes.
 * @param port port to serve it on
 * @returns stop, which also deletes the data
 */
export async function startDemoProduct(port) {
  await buildChanged('web')
  const { startBenchProcess } = await import('../bench/bench-process.ts')
  const scratch = mkdtempSync(join(tmpdir(), 'fledge-screens-'))
  process.stdout.write('Creating demo data…\n')
  const running = await startBenchProcess(join(root, 'bench/product-server.ts'), port, {
    DATA_DIR: scratch,
    LOG_LEVEL: 'error',
    UNDO_SECONDS: '0',
    PUBLIC_URL: `http://localhost:${port}`,
  })
  return {
    stop: async () => {
      await running.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}
