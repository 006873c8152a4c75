import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'
import { anAccount } from './testing/sign-up-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('batch seat', () => {
  it('gives the last seat to one of eight parallel requests', async () => {
    const batch = await aBatch(server, { seats: 1 })
    const browsers = await Promise.all(
      Array.from({ length: 8 }, async () => (await anAccount(server)).browser),
    )
    const responses = await Promise.all(
      browsers.map((browser) =>
        browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} }),
      ),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    expect(
      responses.filter((response) => response.status !== 200).map((response) => response.code),
    ).toEqual(Array(7).fill('NO_SEAT_LEFT'))
    expect(
      (
        await server.pool.query('select seats_taken from batches where batch_id = $1', [
          batch.batchId,
        ])
      ).rows[0].seats_taken,
    ).toBe(1)
  })

  it('is denied in a closed or unknown batch, and freed when another batch is chosen', async () => {
    const closed = await aBatch(server, {
      enrolment_closes_at: new Date(server.now().getTime() - 1000),
    })
    const [firstBatch, two] = [await aBatch(server), await aBatch(server)]
    const { browser } = await anAccount(server)
    const map = (code: string) =>
      browser.request(`POST intern-service/map-user-batch/v1/${code}`, { body: {} })
    expect((await map(closed.code)).code).toBe('BATCH_CLOSED')
    expect((await map('NO-SUCH-BATCH')).status).toBe(404)
    expect((await map(firstBatch.code)).status).toBe(200)
    expect((await map(two.code)).status).toBe(200)
    const seats = await server.pool.query(
      'select seats_taken from batches where code = any($1) order by array_position($1, code)',
      [[firstBatch.code, two.code]],
    )
    expect(seats.rows.map((row) => row.seats_taken)).toEqual([0, 1])
  })

  it('is free to choose again after an application ended, but not while an own one is open', async () => {
    const [batch, other] = [await aBatch(server), await aBatch(server)]
    // An open application of someone else does not count.
    await anIntern(server, { application: { status: 'SUBMITTED' } })
    const choose = async (status: string) => {
      const intern = await anIntern(server, {
        batch,
        intern: { batch_id: batch.batchId },
        application: { status },
      })
      const browser = await server.as(intern.userId)
      const { code } = other
      return browser.request(`POST intern-service/map-user-batch/v1/${code}`, { body: {} })
    }
    expect((await choose('SUBMITTED')).status).toBe(409)
    expect((await choose('APPROVED')).status).toBe(409)
    for (const ended of ['REJECTED', 'WITHDRAWN', 'NOT_PLACED'])
      expect((await choose(ended)).status).toBe(200)
  })

  it('replaces a start month that the batch does not have by its first month', async () => {
    const { browser } = await anAccount(server)
    const at = (days: number) => new Date(server.now().getTime() + days * 86_400_000).toISOString()
    const toMonthField = (days: number) => `${at(days).slice(5, 7)}/${at(days).slice(0, 4)}`
    await browser.request('POST intern-service/register/save-internship-preference', {
      body: {
        career_field_ids: [1],
        start_month: toMonthField(1),
        duration_weeks: 8,
        hours_a_week: 30,
      },
    })
    const batch = await aBatch(server, {
      programme_start: at(100).slice(0, 10),
      programme_end: at(300).slice(0, 10),
    })
    await browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} })
    expect(
      (await browser.request('GET intern-service/login-intern-details')).payload.intern.start_month,
    ).toBe(toMonthField(100))
  })
})

describe('finding a batch', () => {
  it('returns the explaining page for each batch status', async () => {
    const now = server.now().getTime()
    const at = (days: number) => new Date(now + days * 86_400_000)
    const states = [
      [await aBatch(server), null],
      [await aBatch(server, { seats: 0 }), 'registration-closed'],
      [await aBatch(server, { enrolment_opens_at: at(2) }), 'enrolment-not-started'],
      [await aBatch(server, { campaign_ends_at: at(-1) }), 'campaign-expired'],
      [await aBatch(server, { programme_start: null, programme_end: null }), 'program-not-started'],
      [await aBatch(server, { is_published: false }), 'no-active-program'],
    ] as const
    for (const [batch, page] of states)
      expect(
        (
          await server.anonymous().request(`GET common-services/batch/validate/v1/${batch.code}`, {
            query: { status: 'OPEN' },
          })
        ).payload,
      ).toMatchObject({ is_open: page === null, closed_page: page })
    expect(
      (await server.anonymous().request('GET common-services/batch/validate/v1/NOTHING')).payload,
    ).toMatchObject({ is_open: false, closed_page: 'no-active-program', batch: null })
  })

  it('lists published batches, finds them by slug and suggests the batch of an email domain', async () => {
    const partner = (
      await server.pool.query(
        `insert into partners (partner_id, slug, name, email_domains, created_at) values (gen_random_uuid(), 'porto-tech', 'Porto Tech', '{porto.example}', now()) returning partner_id`,
      )
    ).rows[0].partner_id
    const batch = await aBatch(server, { partner_id: partner })
    expect(
      (
        await server
          .anonymous()
          .request('GET common-services/batch/check-slug', { query: { slug: 'porto-tech' } })
      ).payload,
    ).toMatchObject({
      kind: 'partner',
      partner: { name: 'Porto Tech' },
      batches: [{ code: batch.code }],
    })
    expect(
      (
        await server.anonymous().request('GET common-services/batch/check-slug', {
          query: { slug: batch.code.toLowerCase() },
        })
      ).payload.kind,
    ).toBe('batch')
    expect(
      (
        await server
          .anonymous()
          .request('GET common-services/batch/check-slug', { query: { slug: 'nobody' } })
      ).status,
    ).toBe(404)
    expect(
      (
        await server.anonymous().request('GET intern-service/v1/check-domain-batch', {
          query: { email: 'ana@porto.example' },
        })
      ).payload.batch.code,
    ).toBe(batch.code)
    const list = await server
      .anonymous()
      .request('GET common-services/batch-list', { query: { search: 'porto' } })
    expect(list).toMatchObject({ status: 200, count: 1 })
    const dropped = await server
      .anonymous()
      .request('GET common-services/batch-list', { query: { search: 'porto', per_page: 'all' } })
    expect(dropped.payload).toEqual(list.payload)
  })
})

describe('batch of an email domain', () => {
  const offered = async (email: string) =>
    (
      await server
        .anonymous()
        .request('GET intern-service/v1/check-domain-batch', { query: { email } })
    ).payload.batch?.code ?? null
  const aPartner = async (domain: string) =>
    (
      await server.pool.query(
        `insert into partners (partner_id, slug, name, email_domains, created_at) values (gen_random_uuid(), $1, 'Aveiro', array[$2]::citext[], now()) returning partner_id`,
        [domain.replaceAll('.', '-'), domain],
      )
    ).rows[0].partner_id

  it('matches uppercase letters and subdomains, but not domains with a similar ending', async () => {
    const batch = await aBatch(server, { partner_id: await aPartner('ua-one.example') })
    expect(
      await Promise.all(
        [
          'ana@ua-one.example',
          'Ana@UA-One.Example',
          'ana@cs.ua-one.example',
          'ana@notua-one.example',
          'ana@example',
        ].map(offered),
      ),
    ).toEqual([batch.code, batch.code, batch.code, null, null])
  })

  it('suggests the next batch once one is full or closed', async () => {
    const partner_id = await aPartner('ua-two.example')
    const [full, closed] = [
      await aBatch(server, { partner_id, seats: 0 }),
      await aBatch(server, {
        partner_id,
        enrolment_closes_at: new Date(server.now().getTime() - 1000),
      }),
    ]
    expect([full.code, closed.code]).not.toContain(await offered('ana@ua-two.example'))
    expect(await offered('ana@ua-two.example')).toBeNull()
    const next = await aBatch(server, { partner_id })
    expect(await offered('ana@ua-two.example')).toBe(next.code)
  })

  it("is found by the university with the partner's email domain", async () => {
    const { university_id, domain } = (
      await server.pool.query(
        'select university_id, domain from university_domains order by domain limit 1',
      )
    ).rows[0]
    const batch = await aBatch(server, { partner_id: await aPartner(domain) })
    const found = async (university: number) =>
      (
        await server
          .anonymous()
          .request('GET common-services/batch-list', { query: { university: String(university) } })
      ).payload.map((batch: { code: string }) => batch.code)
    expect(await found(university_id)).toEqual([batch.code])
    expect(await found(999_999)).toEqual([])
  })
})

it('a change of batch that waits while an application is opened is refused as later ones are', async () => {
  const intern = await anIntern(server, { application: { status: 'WITHDRAWN' } })
  const batch = await aBatch(server)
  const browser = await server.as(intern.userId)
  const refused = await runBehindLock(server, {
    lock: (holder) =>
      holder.query('select from interns where intern_id = $1 for update', [intern.internId]),
    act: () => browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} }),
    change: (holder) =>
      holder.query(`update applications set status = 'IN_PROGRESS' where application_id = $1`, [
        intern.applicationId,
      ]),
  })
  const later = await browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, {
    body: {},
  })
  expect(refused.status).toBe(409)
  expect(refused.message).toBe(later.message)
})
