import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { expect } from './support/expect.ts'

const root = join(import.meta.dirname, '..')

test('npm start serves a new installation with its own PostgreSQL and stops cleanly', async ({
  page,
}) => {
  // Outside the ports of the workers' products.
  const port = Number(process.env.E2E_PORT) + 20
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-start-'))
  const product = spawn(process.execPath, ['tools/start.mjs', '--empty'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => {
    product.once('exit', (code) => resolve(code))
  })
  let output = ''
  product.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Fledge is ready at')
  await page.goto(`http://localhost:${port}/company/get-started`)
  await expect(page.getByLabel('Email address')).toBeVisible()
  await page.goto('about:blank')
  product.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(readdirSync(join(dataDir, 'pg18'))).not.toContain('postmaster.pid')
  rmSync(dataDir, { recursive: true, force: true })
})
