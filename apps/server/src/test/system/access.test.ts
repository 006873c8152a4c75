import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { getExpectedAccess, pendingActors } from './access-table.ts'
import { type ActorName, actorNames, createTenantWorld } from './actors.ts'
import { requestAndCheck } from './request-and-check.ts'
import { fillAddress, endpointAddresses } from './served-endpoints.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let server: TestServer
const browsers = new Map<ActorName, Browser>()
const browserOf = (actor: ActorName): Browser => browsers.get(actor) ?? server.anonymous()

beforeAll(async () => {
  server = await startTestServer({ MAX_IN_FLIGHT: '1000' })
  const world = await createTenantWorld(server)
  for (const actor of actorNames) browsers.set(actor, await world.browserOf(actor))
})
afterAll(() => server.stop())

it('finds the endpoints of the contract', () => {
  expect(endpointAddresses.length).toBeGreaterThan(50)
})

describe('endpoints reject actors without access with 401 or 403 before they read the request', () => {
  it.each(actorNames)('rejects %s', async (actor) => {
    const violations: string[] = []
    for (const endpoint of endpointAddresses) {
      const expected = getExpectedAccess(actor, endpoint.call.access, endpoint.call.account)
      if (expected === 'allowed') continue
      // The body, query and parameters are invalid: an endpoint that read them first would respond
      // 400 or 404.
      const answer = await requestAndCheck(
        browserOf(actor),
        fillAddress(endpoint, () => 'no-such-id'),
        {
          ...(endpoint.method === 'GET' ? {} : { body: { garbage: [1] } }),
          query: { garbage: 'x' },
        },
      )
      const outcomes = pendingActors.includes(actor)
        ? ['SECOND_FACTOR_REQUIRED']
        : endpoint.call.account && expected === 403
          ? ['FORBIDDEN', 'COMPANY_NOT_APPROVED']
          : expected === 401
            ? ['UNAUTHENTICATED']
            : ['FORBIDDEN', 'COMPANY_NOT_APPROVED']
      if (answer.status !== expected || !outcomes.includes(answer.code ?? ''))
        violations.push(
          `${endpoint.method} ${endpoint.url} (${endpoint.name}): ${answer.status} ${answer.code}, not ${expected}`,
        )
    }
    expect(violations).toEqual([])
  })
})

it('endpoints allow every actor listed in the access table', async () => {
  const violations: string[] = []
  for (const actor of actorNames) {
    for (const endpoint of endpointAddresses) {
      if (getExpectedAccess(actor, endpoint.call.access, endpoint.call.account) !== 'allowed')
        continue
      // Parameters and body are rejected after the access check, so that nothing changes.
      const isReadable =
        endpoint.call.params !== undefined ||
        endpoint.call.body !== undefined ||
        endpoint.call.query !== undefined
      if (!isReadable) continue
      const answer = await requestAndCheck(
        browserOf(actor),
        fillAddress(endpoint, () => '%20'),
        {
          ...(endpoint.method === 'GET' ? {} : { body: { garbage: [1] } }),
          query: { garbage: 'x' },
        },
        endpoint.call.rawResponse,
      )
      if (answer.status === 401 || answer.status === 403)
        violations.push(
          `${actor} ${endpoint.method} ${endpoint.url}: ${answer.status} ${answer.message}`,
        )
    }
  }
  expect(violations).toEqual([])
})

describe('every mutation', () => {
  const changing = endpointAddresses.filter(({ changing: is, call }) => is && !call.csrfExempt)
  const ask = (endpoint: (typeof changing)[number], headers: Record<string, string>) =>
    requestAndCheck(
      browserOf('admin'),
      fillAddress(endpoint, () => randomUUID()),
      { ...(endpoint.method === 'GET' ? {} : { body: {} }), headers },
    )

  it('rejects a request without X-Request-Id', async () => {
    const statuses = new Set<number>()
    for (const endpoint of changing)
      for (const id of ['', 'not-a-uuid'])
        statuses.add((await ask(endpoint, { 'x-request-id': id })).status)
    expect([...statuses]).toEqual([400])
  })

  it('rejects a cross-site request', async () => {
    const codes = new Set<string>()
    for (const endpoint of changing) {
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
      ]
      for (const headers of foreign) {
        const answer = await ask(endpoint, headers)
        codes.add(`${answer.status} ${answer.code}`)
      }
    }
    expect([...codes]).toEqual(['403 CROSS_SITE'])
  })

  it('is every endpoint with a method other than GET, unless declared as a query', () => {
    const reading = endpointAddresses.filter(({ method, changing: is }) => method !== 'GET' && !is)
    expect(reading.filter(({ call }) => call.mutates !== false)).toEqual([])
    expect(
      endpointAddresses
        .filter(
          ({ url }) =>
            /logout|deactivate-account|otp\/generate|calendar\/callback/.test(url) &&
            !/\/validate/.test(url),
        )
        .filter(({ changing: is, call }) => !is && !call.csrfExempt)
        .map(({ url }) => url),
    ).toEqual([])
  })
})
