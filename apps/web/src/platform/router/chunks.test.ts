import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../../..')
const modules = ['packages', 'apps/web/src'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
)

/** Returns `a/(b|c)d` as `a/bd` and `a/cd`. */
function expand(pattern: string): string[] {
  const [, before = '', names = '', after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(pattern) ?? []
  return names === '' ? [pattern] : names.split('|').map((name) => before + name + after)
}

it('names only modules that exist, so that a renamed file keeps its chunk', () => {
  const source = readFileSync(resolve(root, 'apps/web/build/chunks.ts'), 'utf8')
  const patterns = [...source.matchAll(/'((?:packages|apps)\/[^']+)'/g)].flatMap(
    ([, pattern = '']) => expand(pattern),
  )
  expect(patterns.length).toBeGreaterThan(30)
  expect(
    patterns.filter((pattern) => !modules.some((path) => new RegExp(`^${pattern}`).test(path))),
  ).toEqual([])
})
