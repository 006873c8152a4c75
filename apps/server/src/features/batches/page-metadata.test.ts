import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBatch } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { batchPageMetadata } from './page-metadata.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const head = async (slug: string, batchId?: string) => {
  const of = batchPageMetadata[batchId === undefined ? '/{slug}' : '/{slug}/{batchId}']
  const found = await of?.(server.running.services.database.read(), {
    slug,
    ...(batchId === undefined ? {} : { batchId }),
  })
  return found === 'gone' || !found ? found : found.title
}

it('reports an address of no partner, batch or page as gone', async () => {
  expect([await head('nobody-of-this-name'), await head('.env'), await head('a', 'b')]).toEqual([
    'gone',
    'gone',
    'gone',
  ])
})

it('includes the name of a partner, its batch, or a single batch', async () => {
  const { rows } = await server.pool.query(
    `insert into partners (partner_id, slug, name, created_at) values (gen_random_uuid(), 'coimbra', 'Coimbra', now()) returning partner_id`,
  )
  const of = await aBatch(server, { partner_id: rows[0].partner_id })
  const unlistedBatch = await aBatch(server)
  expect(await head('coimbra')).toBe('Coimbra · Fledge')
  expect(await head('coimbra', of.code)).toBe('Coimbra · Fledge')
  expect(await head('coimbra', 'another')).toBe('gone')
  expect(await head(unlistedBatch.code.toLowerCase())).toBe(`Batch ${unlistedBatch.code} · Fledge`)
})

it('serves a page name typed without its section', async () => {
  expect(await head('find-batch')).toBe('Fledge')
  expect(await head('sign-up', 'basic-details')).toBe('Fledge')
})
