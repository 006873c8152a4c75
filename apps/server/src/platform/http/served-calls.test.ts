import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { features } from '../../app.ts'
import { listEndpointAddresses } from './server.ts'

const copy = new URL('../../../../../docs/calls.tsv', import.meta.url)
const original = new URL('../../../../../../shared/spec/calls.tsv', import.meta.url)

const rows = readFileSync(copy, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
const toPathShape = (path: string) => path.replace(/[:{]\w+\}?/g, '{}')
const servedNames = new Set(
  Object.values(features)
    .flatMap((feature) => Object.values(feature.calls).flatMap(listEndpointAddresses))
    .map(({ method, url }) => `${method} ${toPathShape(url)}`),
)
const isServed = ([, method = '', path = '']: string[]) =>
  servedNames.has(`${method} ${toPathShape(`/backend/${path}`)}`)

it('serves every call of docs/calls.tsv below the backend base', () => {
  expect(rows).toHaveLength(310)
  expect(
    rows.filter((row) => !isServed(row)).map(([, method, path]) => `${method} ${path}`),
  ).toEqual([])
})

it.skipIf(!existsSync(original))('keeps docs/calls.tsv identical to the original', () => {
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync(original, 'utf8'))
})
