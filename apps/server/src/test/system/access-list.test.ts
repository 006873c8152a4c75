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

/** What every operator does about their own account. */
const ownAccountEndpoints: readonly string[] = [
  'secondFactor.getSecondFactor',
  'secondFactor.startSecondFactor',
  'secondFactor.confirmSecondFactor',
  'secondFactor.renewRecoveryCodes',
  'secondFactor.turnOffSecondFactor',
  'secondFactor.refreshSecondFactor',
]

/**
 * Which operators may use an endpoint, by hand from the product's roles: reviewers, finance, both with
 * managers, or managers only.
 */
const rolesByPath: readonly (readonly [path: RegExp, access: string])[] = [
  [/^operator\/(pending-acts|records\/credits|waits(\/export)?$)/, 'operator:read'],
  [/^operator\/today\/finance$/, 'operator:finance'],
  [/^operator\/programme-report\/schedule$/, 'operator:manager'],
  [
    /^operator\/(applications|offers|no-shows|reports|hidden-content|plans|internship-actions|waits|today|placement|outbox|jobs(?!\/(?!export))|records|risk|cases|colleagues|overview|interviews|certificates)(\/(?!.*revoke)|$)/,
    'operator:review',
  ],
  [/^operator\/certificates\/.+\/revoke$/, 'operator:manager'],
  [/^operator\/companies\/[^/]+\/credits(\/|$)/, 'operator:finance'],
  // People who write messages choose a template.
  [/^operator\/templates(\/export|\/[^/]+\/versions)$/, 'operator:review'],
  [
    /^operator\/(messages|replies|decisions|deadlines|withdrawals|readings$|canned-comments|files\/[^/]+\/text$)/,
    'operator:review',
  ],
  [/^operator\/companies\/[^/]+\/(trust|administrator)$/, 'operator:manager'],
  [/^operator\/companies/, 'operator:review'],
  [/^operator\/privacy/, 'operator:manager'],
  [
    /^operator\/(payments|payment-differences|refund-proposals|webhooks|programme-report)/,
    'operator:finance',
  ],
  // Each list has its own level, which its views need, too (saved-views.test.ts).
  [/^operator\/(views|default-views)/, 'operator'],
  [
    /^operator\/people\/[^/]+\/(reset-second-factor|deadline|notes|duplicates|not-duplicate)$/,
    'operator:review',
  ],
  [/^operator\/person-notes/, 'operator:review'],
  [/^operator\/people\/[^/]+\/(deactivate|reactivate|ban|appeal)$/, 'operator:manager'],
  [/^operator\/account$/, 'operator'],
  [/^operator\/account\/absence/, 'operator:review'],
  [/^operator\/people\/[^/]+\/events$/, 'operator:read'],
  [/^operator\/people(\/export|\/[^/]+)?$/, 'operator:batches'],
  [/^operator\/search$/, 'operator:batches'],
]

it('every endpoint of the console says which operator roles use it', () => {
  const isOfConsole = (url: string) => url.startsWith('/backend/operator/')
  const faults = endpointAddresses.flatMap(({ method, url, call, name }) => {
    const levels = call.access.filter((level) => level.startsWith('operator'))
    if (!isOfConsole(url))
      return levels.length === 0 || ownAccountEndpoints.includes(name) ? [] : [name]
    const path = url.replace('/backend/', '')
    const isReading = method === 'GET'
    const expected =
      rolesByPath.find(([pattern]) => pattern.test(path))?.[1] ??
      (isReading && path === 'operator/templates' ? 'operator:review' : null) ??
      (isReading && /^operator\/batches(?!\/check-address)/.test(path)
        ? 'operator:batches'
        : isReading && path === 'operator/partners'
          ? 'operator:read'
          : 'operator:manager')
    return levels.join() === expected
      ? []
      : [`${name} ${method} ${path}: ${levels.join()}, not ${expected}`]
  })
  expect(faults).toEqual([])
})
