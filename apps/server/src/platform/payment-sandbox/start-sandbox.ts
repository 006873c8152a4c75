import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Env } from '../env.ts'
import { roles } from '../roles.ts'
import { sandboxKey } from './sandbox-key.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const program = ['payment-sandbox-child.ts', 'payment-sandbox-child.js']
  .map((file) => join(folder, file))
  .find(existsSync)

/**
 * Starts the card provider of the zero-configuration mode as a separate process. Not in production,
 * and not with real keys.
 * @returns the environment with the sandbox's keys and URL; unchanged if it was not started
 */
export async function startSandbox(env: Env): Promise<Env> {
  // Each of several processes would have a sandbox of its own, with other keys and payments.
  const isOneOfSeveral = env.FLEDGE_ROLE.length < roles.length
  if (env.production || env.STRIPE_SECRET_KEY || isOneOfSeveral || !program) return env
  mkdirSync(env.DATA_DIR, { recursive: true })
  const keys = {
    secret: `sk_test_${randomBytes(16).toString('hex')}`,
    webhook: `whsec_${randomBytes(16).toString('hex')}`,
  }
  const child = fork(program, {
    env: {
      NODE_NO_WARNINGS: '1',
      SANDBOX_SECRET_KEY: keys.secret,
      SANDBOX_WEBHOOK_SECRET: keys.webhook,
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${env.PORT}/backend/payments/webhook`,
      SANDBOX_FILE: join(env.DATA_DIR, 'payment-sandbox.json'),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', () => resolve(0))
  })
  if (port === 0) return env
  child.unref()
  child.channel?.unref()
  return {
    ...env,
    STRIPE_SECRET_KEY: keys.secret,
    STRIPE_PUBLISHABLE_KEY: sandboxKey,
    STRIPE_WEBHOOK_SECRET: keys.webhook,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  }
}
