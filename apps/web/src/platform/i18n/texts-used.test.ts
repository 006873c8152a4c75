import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findUsedKeys } from '../../../build/find-used-keys.ts'
import { collectTexts, isCatalogueFresh, listTextFiles } from '../../../build/texts.ts'

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
  const textFiles = new Set(listTextFiles())
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
        !textFiles.has(path),
    )
    .map((path) => readFileSync(path, 'utf8'))
}

it('every text of the catalogue is used', async () => {
  const texts = await collectTexts((file) => import(file))
  const usedKeys = findUsedKeys(sources().join('\n'), texts)
  expect(Object.keys(texts).filter((key) => !usedKeys.has(key))).toEqual([])
})

it('catalogue.ts has the values and tags of every text', async () => {
  expect(isCatalogueFresh(await collectTexts((file) => import(file)))).toBe(true)
})
