import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowedImports, plantedImports } from './testing/planted-imports.ts'

const root = join(import.meta.dirname, '..')
const rules = { import: 'eslint(no-restricted-imports)', cycle: 'import(no-cycle)' }
/** Path of a file → the rules that it breaks. */
const broken = new Map<string, string[]>()

/** Lints all planted files at once, by the rules of the repository. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-imports-'))
  const files = [...plantedImports, ...allowedImports].flatMap(([, , planted]) =>
    Object.entries(planted),
  )
  expect(new Set(files.map(([path]) => path)).size).toBe(files.length)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(
    join(folder, 'oxlint.config.ts'),
    `export { default } from ${JSON.stringify(join(root, 'oxlint.config.ts'))}`,
  )
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix'],
    { cwd: folder, encoding: 'utf8' },
  )
  for (const [, path = '', rule = ''] of stdout.matchAll(/^(\S+?):\d+:.*\[Error\/(.+)\]$/gm))
    if (Object.values(rules).includes(rule)) broken.set(path, [...(broken.get(path) ?? []), rule])
  rmSync(folder, { recursive: true })
})
afterAll(() => broken.clear())

test.each(plantedImports)('%s: refuses that %s', (rule, _what, planted) => {
  expect(Object.keys(planted).map((path) => broken.get(path))).toEqual(
    Object.keys(planted).map(() => [rules[rule]]),
  )
})

test.each(allowedImports)('%s: allows that %s', (_rule, _what, planted) => {
  expect(Object.keys(planted).flatMap((path) => broken.get(path) ?? [])).toEqual([])
})
