import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask } from './company.ts'
import type { Person } from './person.ts'

// Beside the empty product of the run: one with the demo world, for stories that need many people. Started by the first that asks.
const port = Number(process.env.E2E_DEMO_PORT ?? Number(process.env.E2E_PORT ?? 21_000) + 1)
export const demoUrl = `http://localhost:${port}`

const isReady = () =>
  fetch(`${demoUrl}/ready`).then(
    (answer) => answer.ok,
    () => false,
  )

/** The product with the demo world, for the rest of the run. Call in `beforeAll`; with `test.use({ baseURL: demoUrl })`. */
export async function startDemo(): Promise<void> {
  if (await isReady()) return
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'fledge-e2e-demo-')),
    NODE_ENV: 'development',
  }
  const product = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env,
    stdio: 'ignore',
  })
  process.on('exit', () => product.kill('SIGINT'))
  for (let second = 0; second < 170; second += 1) {
    if (await isReady()) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('the demo world was not ready in time')
}

/** Signs somebody of the demo world in, without the screens. */
export async function signInAs(person: Person): Promise<void> {
  await ask(person.page, 'POST dev/sign-in', { email: person.email })
}
