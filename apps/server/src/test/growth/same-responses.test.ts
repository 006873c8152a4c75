import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tenantTables } from '../../db/row-security/tenant-tables.ts'
import { clearLookupCache } from '../../features/lookups/lookup-cache.ts'
import { copyTemplate } from '../../platform/testing/copy-template.ts'
import { pauseForeignIds } from '../../platform/testing/foreign-ids.ts'
import { loadScaleData } from '../scale/load-scale-data.ts'
import { servedEndpoints } from '../system/served-endpoints.ts'
import { type ScaleProduct, startScaleProduct } from './scale-product.ts'

vi.setConfig({ hookTimeout: 240_000, testTimeout: 120_000 })

const reader = 'same_responses_reader'

let product: ScaleProduct
let client: pg.Client
let drop: () => Promise<unknown>
beforeAll(async () => {
  pauseForeignIds()
  const copy = await copyTemplate()
  drop = copy.drop
  const { host, port, user, database } = copy.connection
  const connection = { host, port, user, database }
  await loadScaleData(connection, { interns: 400, liveShare: 0.4, seed: 1 })
  client = new pg.Client(connection)
  await client.connect()
  // A standby refuses writes like this.
  await client.query(`create role ${reader} login in role fledge_runtime`)
  await client.query(`alter role ${reader} set default_transaction_read_only = on`)
  product = await startScaleProduct(connection, { ...connection, user: reader })
})
afterAll(async () => {
  await product.stop()
  await client.query(`drop role ${reader}`)
  await client.end()
  await drop()
})

/**
 * Responses that contain when they were made, encoded (a signed list, a PDF, archives), or what the
 * requests before them did (the log).
 */
const changing = [
  'accounts.exportMemberData',
  'accounts.exportOwnData',
  'auditLog.exportAuditLog',
  'auditLog.listAuditEvents',
  'certificates.badgeStatus',
  'files.fileAddress',
  'payments.getReceipt',
]

/** Up to ten minutes pass between two responses, and the address of a file is signed each time it is sent. */
const maskVolatile = (body: string) =>
  body
    .replaceAll(/T09:0\d:\d\d(?:\.\d{3})?Z/g, 'now')
    .replaceAll(/T090\d\d\dZ/g, 'now')
    .replaceAll(/([?&](?:sig|signature|expires|token)=)[^"&]*/g, '$1')

/** Returns the responses to all requests, by endpoint and actor. */
async function readResponses(): Promise<ReadonlyMap<string, string>> {
  const responses = new Map<string, string>()
  for (const request of product.requests)
    if (!changing.includes(request.endpoint))
      responses.set(
        `${request.endpoint} for ${request.actor.name}`,
        maskVolatile(await product.send(request)),
      )
  return responses
}

it('no response lacks anything because of a policy', async () => {
  // The first requests may create what later ones read.
  await readResponses()
  const secured = await readResponses()
  for (const table of Object.keys(tenantTables))
    await client.query(`alter table ${table} disable row level security`)
  const open = await readResponses()
  const different = [...open].flatMap(([request, response]) =>
    response === secured.get(request) ? [] : [{ request, response, secured: secured.get(request) }],
  )
  expect(different).toEqual([])
})

it('what a replica may serve writes nothing, and needs nothing else of the primary than the session', async () => {
  const { database } = product.running.services
  await vi.waitFor(() => expect(database.replica?.watch.state).toBe('usable'))
  const endpoints = servedEndpoints.flatMap(({ name, call }) => (call.fromReplica ? [name] : []))
  const requests = product.requests.filter(({ endpoint }) => endpoints.includes(endpoint))
  expect(new Set(requests.map(({ endpoint }) => endpoint))).toEqual(new Set(endpoints))
  // Lists that the tests before have read would leave the cache in the middle of the second pass.
  clearLookupCache()
  // Names in caches, and the index of browse.
  for (const request of requests) await product.send(request)
  const before = { ...database.replica?.counts }
  const [query, connect] = [
    vi.spyOn(database.pool, 'query'),
    vi.spyOn(database.pool, 'connect'),
  ] as const
  for (const request of requests) await product.send(request)
  const after = { ...database.replica?.counts }
  expect(after).toEqual({ ...before, replica: expect.any(Number) })
  expect(after.replica).toBeGreaterThan((before.replica ?? 0) + endpoints.length)
  // The pool's own query connects, too.
  expect(connect.mock.calls).toHaveLength(query.mock.calls.length)
  const names = query.mock.calls.map(([sent]: readonly unknown[]) =>
    typeof sent === 'object' && sent && 'name' in sent ? sent.name : sent,
  )
  expect([...new Set(names)]).toEqual(['session.findSessionByToken'])
})
