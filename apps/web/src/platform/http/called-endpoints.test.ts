import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointsByFeature } from '@fledge/contract/index.ts'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const source = join(root, 'apps/web/src')
const screens = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')
const find = (pattern: RegExp) =>
  [...screens.matchAll(pattern)].map(([, feature, name]) => `${feature}.${name}`)
/**
 * Endpoints that screens call: `useApiQuery('offers', 'listOffers'`,
 * `client.offers.listOffers(`, or a list in lookup-options.
 */
const called = new Set([
  ...find(/'(\w+)'(?=,\s*'(\w+)')/g),
  ...find(/client\s*\.(\w+)\s*\.(\w+)\b/g),
  ...[...screens.matchAll(/\['(\w+)',/g)].map(([, name]) => `lookups.${name}`),
])

// Endpoints called from outside our screens, each with its caller.
const askedElsewhere: Readonly<Record<string, string>> = {
  'sitemaps.sitemapIndex': 'crawlers, by robots.txt',
  'sitemaps.sitemapCompanies': 'crawlers, by the index of sitemaps',
}

const shapeOf = (address: string) => address.replace(/\{\w+\}/g, '{}')
const endpointAt = new Map<string, string>()
for (const [feature, calls] of Object.entries(endpointsByFeature)) {
  for (const [name, call] of Object.entries<EndpointSpec>(calls))
    for (const address of [`${call.method} ${call.path}`, ...(call.aliases ?? [])])
      endpointAt.set(shapeOf(address), `${feature}.${name}`)
}

it('every endpoint listed in the product documents is called from a screen', () => {
  const rows = readFileSync(join(root, 'docs/calls.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  expect(rows).toHaveLength(310)
  const uncalled = rows.filter(([, method = '', path = '']) => {
    const endpoint = endpointAt.get(shapeOf(`${method} ${path}`))
    return !endpoint || !(called.has(endpoint) || askedElsewhere[endpoint])
  })
  expect(uncalled.map(([, method, path]) => `${method} ${path}`)).toEqual([])
})
