import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const tests = '!**/*.test.ts'

/** The part of a file that `npm run mutate` counts: `domain/offers`, `domain`, `kernel`, `forms`. */
export function toPart(path: string): string {
  const [, name = '', rest = ''] = /^packages\/(\w+)\/src\/(.*)$/.exec(path) ?? []
  if (name === '') return 'forms'
  return name === 'domain' && rest.includes('/') ? `domain/${rest.split('/')[0]}` : name
}

/** Returns the patterns of the files of some parts; of all parts if none is named. */
export function listParts(names: readonly string[]): readonly string[] {
  const all = new Map([
    ['kernel', 'packages/kernel/src/*.ts'],
    ['domain', 'packages/domain/src/*.ts'],
    ['forms', 'apps/web/src/platform/forms/*.ts'],
    ...readdirSync(join(root, 'packages/domain/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [`domain/${name}`, `packages/domain/src/${name}/**/*.ts`] as const),
  ])
  const chosen = names.length === 0 ? [...all.keys()] : names
  return [
    ...chosen.map((name) => {
      const pattern = all.get(name)
      if (!pattern) throw new Error(`${name} is not one of ${[...all.keys()].join(', ')}`)
      return pattern
    }),
    tests,
  ]
}
