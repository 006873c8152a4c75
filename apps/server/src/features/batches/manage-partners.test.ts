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

const make = (over?: Fields) => createTestBatch(server, manager, over)
const move = (batch: { batch_id: string }, name: 'publish' | 'hide' | 'close') =>
  transitionTestBatch(manager, batch, name)

describe('partners', () => {
  const partner = (over: Readonly<Record<string, unknown>> = {}) => ({
    name: 'Porto Tech',
    slug: `porto-${(counter += 1)}`,
    introduction: '',
    email_domains: [],
    ...over,
  })

  it('direct email addresses of their domains to their open batch', async () => {
    const made = (
      await manager.request('POST operator/partners', {
        body: partner({ email_domains: ['@Students.Porto.example'] }),
      })
    ).payload
    expect(made.email_domains).toEqual(['students.porto.example'])
    const batch = await make({ partner_id: made.partner_id })
    await move(batch, 'publish')
    expect(
      (
        await server.anonymous().request('GET intern-service/v1/check-domain-batch', {
          query: { email: 'ana@students.porto.example' },
        })
      ).payload.batch.code,
    ).toBe(batch.code)
    expect(
      (await manager.request('GET operator/partners', { query: { search: made.slug } })).payload,
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
    const made = (await manager.request('POST operator/partners', { body: partner() })).payload
    const save = (over: Readonly<Record<string, unknown>>) =>
      manager.request(`PUT operator/partners/${made.partner_id}`, {
        body: { name: made.name, slug: made.slug, introduction: '', email_domains: [], ...over },
      })
    expect((await save({ slug: `${made.slug}-b` })).payload.slug).toBe(`${made.slug}-b`)
    await move(await make({ partner_id: made.partner_id }), 'publish')
    expect(await save({ slug: made.slug })).toMatchObject({
      status: 409,
      fields: { slug: expect.any(String) },
    })
    expect((await save({ slug: `${made.slug}-b`, name: 'Porto Tech School' })).payload.name).toBe(
      'Porto Tech School',
    )
    expect(
      await save({
        slug: `${made.slug}-b`,
        name: 'Porto School',
        base: { values: { name: made.name } },
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
