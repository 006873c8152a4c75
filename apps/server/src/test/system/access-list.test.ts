import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpointAddresses } from './served-endpoints.ts'

const rows = readFileSync(new URL('../../../../../docs/calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
const toPathShape = (path: string) => path.replace(/[:{]\w+\}?/g, '{}')
const listedAccess = new Map(
  rows.map(([, method = '', path = '', who = '']) => [
    `${method} ${toPathShape(`/backend/${path}`)}`,
    who.split('|').toSorted().join('|'),
  ]),
)

/**
 * Endpoints that the list has twice, for two sides, and that the feature serves once: each side
 * reads only its own rows.
 */
const mergedEndpoints: readonly string[] = [
  'files.deleteFile',
  'registration.findCompanyByDomain',
  'internRegistration.checkDomainBatch',
]

it('access of every endpoint matches docs/calls.tsv', () => {
  const wrong = endpointAddresses.flatMap(({ method, url, call, name }) => {
    const who = listedAccess.get(`${method} ${toPathShape(url)}`)
    const said = [...call.access].toSorted().join('|')
    const isWiderOnPurpose =
      mergedEndpoints.includes(name) &&
      who
        ?.split('|')
        .every((word) =>
          call.access.some((one) => one === word || (word === 'intern' && one === 'session')),
        )
    return who === undefined || who === said || isWiderOnPurpose
      ? []
      : [`${name} ${method} ${url}: ${said}, the list says ${who}`]
  })
  expect(wrong).toEqual([])
})
