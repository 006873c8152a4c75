import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A product of a journey's own, with settings that the others do not have; in the demo world. */
export interface OwnProduct {
  stop(): Promise<void>
}

/** Starts it and waits until it is ready. */
export async function startOwnProduct(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-own-'))
  const child = spawn('node', ['tools/start.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
      ...settings,
    },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/ready`).catch(() => null))?.status, {
      timeout: 240_000,
      intervals: [500],
      message: 'the product of its own is ready',
    })
    .toBe(200)
  return {
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
