import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addSecret, loadSecrets, removeOlderSecrets } from './load-secrets.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fledge-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
const file = () => join(dataDir, 'secret')

test('generates a secret once, readable by its owner only', async () => {
  const [secret, ...others] = await loadSecrets([], dataDir)
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(others).toEqual([])
  expect(await loadSecrets([], dataDir)).toEqual([secret])
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('prefers the secrets of the settings', async () => {
  expect(await loadSecrets(['newest', 'older'], dataDir)).toEqual(['newest', 'older'])
})

test('keeps the generated secret of the version before, adds one and removes it', async () => {
  const old = 'o'.repeat(64)
  writeFileSync(file(), old)
  expect(await loadSecrets([], dataDir)).toEqual([old])
  await addSecret(dataDir)
  const [newest, ...older] = await loadSecrets([], dataDir)
  expect(older).toEqual([old])
  expect(newest).toMatch(/^[\w-]{64}$/)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  await removeOlderSecrets(dataDir)
  expect(readFileSync(file(), 'utf8')).toBe(newest)
})

test.each([
  ['', 1],
  ['short', 1],
  [`${'x'.repeat(40)}\nshort\n`, 2],
])('refuses a damaged file instead of replacing it: %j', async (text, line) => {
  writeFileSync(file(), text)
  await expect(loadSecrets([], dataDir)).rejects.toThrow(
    `Line ${line} of the file ${file()} is no secret of at least 32 characters.`,
  )
  expect(readFileSync(file(), 'utf8')).toBe(text)
})
