import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const listNames = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted()

test('.env.example lists exactly the settings of env-schema.ts', () => {
  const settings = listNames(
    read('apps/server/src/platform/env-schema.ts'),
    /^ {2}([A-Z][A-Z0-9_]+): /gm,
  )
  expect(settings.length).toBeGreaterThan(40)
  expect(listNames(read('.env.example'), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings)
})
