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
  rows.map(([, method = '', path = '', access = '']) => [
    `${method} ${toPathShape(`/backend/${path}`)}`,
    access.split('|').toSorted().join('|'),
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
  const differences = endpointAddresses.flatMap(({ method, url, call, name }) => {
    const listed = listedAccess.get(`${method} ${toPathShape(url)}`)
    const declared = [...call.access].toSorted().join('|')
    const isWiderOnPurpose =
      mergedEndpoints.includes(name) &&
      listed
        ?.split('|')
        .every((level) =>
          call.access.some(
            (declaredLevel) =>
              declaredLevel === level || (level === 'intern' && declaredLevel === 'session'),
          ),
        )
    return listed === undefined || listed === declared || isWiderOnPurpose
      ? []
      : [`${name} ${method} ${url}: ${declared}, the list says ${listed}`]
  })
  expect(differences).toEqual([])
})
