import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { collectTexts, listTextFiles } from '../../../build/texts.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const folders = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/ui/src',
  'apps/server/src',
  'apps/web/src',
]

/** All code that may use a text: without the texts themselves, the list of keys, and tests. */
function sources(): string[] {
  const said = new Set(listTextFiles())
  return folders
    .flatMap((folder) =>
      readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        resolve(root, folder, path),
      ),
    )
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.test\.ts$|[\\/]testing[\\/]|catalogue\.ts$/.test(path) &&
        !said.has(path),
    )
    .map((path) => readFileSync(path, 'utf8'))
}

const escaped = (words: string) => words.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

it('every text of the catalogue is used', async () => {
  const code = sources().join('\n')
  const whole = new Set(
    [...code.matchAll(/['"`]([a-zA-Z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map((match) => match[1]),
  )
  // Keys built from data: `offers.status.${status}` uses every key of that shape,
  // `${question}.short` every key with that ending.
  const shapes = [...code.matchAll(/`((?:[\w.-]|\$\{[^`}]*\})+)`/g)]
    .map((match) => (match[1] ?? '').split(/\$\{[^}]*\}/))
    .filter(
      (parts) =>
        parts.length > 1 && parts.some((part) => /[a-zA-Z]{3}/.test(part) && part.includes('.')),
    )
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`))
  const keys = Object.keys(await collectTexts((file) => import(file))).map((key) =>
    key.replace(/_(one|other|zero|two|few|many)$/, ''),
  )
  expect(
    [...new Set(keys)].filter((key) => !whole.has(key) && !shapes.some((shape) => shape.test(key))),
  ).toEqual([])
})
