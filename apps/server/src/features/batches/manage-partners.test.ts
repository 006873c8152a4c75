import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Fields,
  createTestBatch,
  transitionTestBatch,
} from '../../platform/testing/batches.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let manager: Browser
let counter = 0
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())

const make = (overrides?: Fields) => createTestBatch(server, manager, overrides)
const move = (batch: { batch_id: string }, name: 'publish' | 'hide' | 'close') =>
  transitionTestBatch(manager, batch, name)

describe('partners', () => {
  const partner = (overrides: Readonly<Record<string, unknown>> = {}) => ({
    name: 'Porto Tech',
    slug: `porto-${(counter += 1)}`,
    introduction: '',
    email_domains: [],
    ...overrides,
  })

  it('direct email addresses of their domains to their open batch', async () => {
    const created = (
      await manager.request('POST operator/partners', {
        body: partner({ email_domains: ['@Students.Porto.example'] }),
      })
    ).payload
    expect(created.email_domains).toEqual(['students.porto.example'])
    const batch = await make({ partner_id: created.partner_id })
    await move(batch, 'publish')
    expect(
      (
        await server.anonymous().request('GET intern-service/v1/check-domain-batch', {
          query: { email: 'ana@students.porto.example' },
        })
      ).payload.batch.code,
    ).toBe(batch.code)
    expect(
      (await manager.request('GET operator/partners', { query: { search: created.slug } })).payload,
    ).toMatchObject([{ batches: 1, may: { changeAddress: 'batches.refused.address' } }])
  })

  it.each([
    [['gmail.com'], 400],
    [['nothing'], 400],
    [['porto-taken.example'], 409],
  ])('reject the domains %j', async (domains, status) => {
    if (status === 409)
      await manager.request('POST operator/partners', { body: partner({ email_domains: domains }) })
    const answer = await manager.request('POST operator/partners', {
      body: partner({ email_domains: domains }),
    })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([status, ['email_domains']])
  })

  it('can be edited, except for the address once one of their batches was published', async () => {
    const created = (await manager.request('POST operator/partners', { body: partner() })).payload
    const save = (overrides: Readonly<Record<string, unknown>>) =>
      manager.request(`PUT operator/partners/${created.partner_id}`, {
        body: {
          name: created.name,
          slug: created.slug,
          introduction: '',
          email_domains: [],
          ...overrides,
        },
      })
    expect((await save({ slug: `${created.slug}-b` })).payload.slug).toBe(`${created.slug}-b`)
    await move(await make({ partner_id: created.partner_id }), 'publish')
    expect(await save({ slug: created.slug })).toMatchObject({
      status: 409,
      fields: { slug: expect.any(String) },
    })
    expect(
      (await save({ slug: `${created.slug}-b`, name: 'Porto Tech School' })).payload.name,
    ).toBe('Porto Tech School')
    expect(
      await save({
        slug: `${created.slug}-b`,
        name: 'Porto School',
        base: { values: { name: created.name } },
      }),
    ).toMatchObject({
      status: 409,
      fields: { name: 'Someone else changed this while you were editing.' },
    })
    expect(
      (
        await manager.request('PUT operator/partners/00000000-0000-4000-8000-000000000000', {
          body: partner(),
        })
      ).status,
    ).toBe(404)
  })
})
