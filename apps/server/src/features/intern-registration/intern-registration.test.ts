import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

let people = 0
async function registering() {
  const email = `newcomer${(people += 1)}@somewhere.example`
  const browser = server.anyone()
  const created = await browser.ask('POST common-services/otp/v2/create', {
    body: { email, type: 'I' },
  })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0] ?? ''
  await browser.ask('POST common-services/otp/v2/verify', {
    body: { otp: code, otp_hash: created.payload.otp_hash },
  })
  return browser
}
const details = {
  first_name: 'Priya',
  last_name: 'Raman',
  phone: '+91 98765 43210',
  intern_dob: '2003-05-04',
  country_id: 1,
  time_zone: 'Asia/Kolkata',
  terms_accepted: true,
}
const preference = {
  career_field_ids: [1],
  start_month: '02/2027',
  duration_weeks: 12,
  hours_a_week: 30,
}
async function anAccount(over: Record<string, unknown> = {}) {
  const browser = await registering()
  const country = (
    await server.pool.query(
      `select id from lookup where list = 'country' and data ->> 'code' = 'IN'`,
    )
  ).rows[0].id
  return {
    browser,
    saved: await browser.ask('POST intern-service/register/save-basic-info', {
      body: { ...details, country_id: country, ...over },
    }),
  }
}

describe('signing up as an intern', () => {
  it('goes from the code to an open application, and the guard facts follow', async () => {
    const batch = await aBatch(server)
    const { browser, saved } = await anAccount()
    expect(saved.payload).toMatchObject({ type: 'I', is_reg_token: false, signup_complete: false })
    expect((await browser.ask('GET intern-service/get-onboarding-status')).payload).toMatchObject({
      next: 'personalization',
      signup_complete: false,
    })
    expect(
      (await browser.ask('POST intern-service/v1/mark-signup-complete', { body: {} })).code,
    ).toBe('INCOMPLETE')
    expect(
      (
        await browser.ask('POST intern-service/register/save-internship-preference', {
          body: preference,
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await browser.ask('POST intern-service/register/save-uni-details', {
          body: { university_name: 'RVCE', major: 'Statistics', graduation_month: '05/2027' },
        })
      ).status,
    ).toBe(200)
    expect((await browser.ask('GET intern-service/get-onboarding-status')).payload.next).toBe(
      'batch-selection',
    )
    expect(
      (await browser.ask(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} }))
        .payload,
    ).toMatchObject({ is_mapped: true })
    expect(
      (await browser.ask('POST intern-service/v1/mark-signup-complete', { body: {} })).payload
        .signup_complete,
    ).toBe(true)
    const application = await browser.ask('GET intern-service/application')
    expect(application.payload).toMatchObject({
      status: 'NOT_STARTED',
      career_field_id: 1,
      profile: { intern_dob: '2003-05-04', start_month: '02/2027', university_name: 'RVCE' },
      may: { start: true, submit: 'errors.ILLEGAL_TRANSITION' },
    })
    expect(
      (await browser.ask('POST intern-service/v1/mark-signup-complete', { body: {} })).status,
    ).toBe(200)
    expect((await browser.ask('GET intern-service/application/list')).count).toBe(1)
  })

  it('refuses somebody too young, a birth date to come, and terms not accepted, at the field', async () => {
    const browser = await registering()
    const ask = (over: Record<string, unknown>) =>
      browser.ask('POST intern-service/register/save-basic-info', { body: { ...details, ...over } })
    expect((await ask({ intern_dob: '2015-01-01' })).fields).toMatchObject({
      intern_dob: 'You have to be 16 or older to register.',
    })
    expect((await ask({ intern_dob: '2030-01-01' })).fields).toHaveProperty('intern_dob')
    expect((await ask({ terms_accepted: false })).fields).toHaveProperty('terms_accepted')
    expect((await ask({ intern_dob: '04.05.2003' })).fields).toHaveProperty('intern_dob')
    expect((await ask({ first_name: 'P\u0000riya' })).status).toBe(400)
    expect((await ask({ country_id: 99_999 })).fields).toHaveProperty('country_id')
    expect((await ask({ is_admin: true })).status).toBe(400)
  })

  it('keeps a time zone by the name of our list, whichever of its names the browser has', async () => {
    const { browser, saved } = await anAccount({ time_zone: 'Asia/Calcutta' })
    expect(saved.payload.time_zone).toBe('Asia/Kolkata')
    expect(
      (
        await browser.ask('PATCH intern-service/profile/personal-info', {
          body: { time_zone: 'Europe/Kiev' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await browser.ask('GET intern-service/intern-profile/basic-info/get')).payload.time_zone,
    ).toBe('Europe/Kyiv')
  })

  it('refuses a start that is over, and a number that no telephone has, at the field', async () => {
    const { browser } = await anAccount()
    const ask = (start_month: string) =>
      browser.ask('POST intern-service/register/save-internship-preference', {
        body: { ...preference, start_month },
      })
    const [year, month] = server.now().toISOString().slice(0, 7).split('-').map(Number)
    const written = (monthsLater: number) =>
      new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + monthsLater, 1))
        .toISOString()
        .slice(0, 7)
        .replace(/^(\d{4})-(\d\d)$/, '$2/$1')
    expect((await ask(written(-1))).fields).toEqual({
      start_month: 'This month is over. Choose a later one.',
    })
    expect((await ask(written(0))).status).toBe(200)
    expect(
      (
        await browser.ask('PATCH intern-service/profile/personal-info', {
          body: { phone: '+999999999999999999999' },
        })
      ).fields,
    ).toEqual({ phone: 'Enter a phone number with its country code' })
  })

  it('keeps a name with marks as it was written', async () => {
    const { saved } = await anAccount({
      first_name: '<script>alert(1)</script>',
      last_name: "O'Neill -- ; drop table users",
    })
    expect(saved.payload).toMatchObject({
      first_name: '<script>alert(1)</script>',
      last_name: "O'Neill -- ; drop table users",
    })
  })

  it('takes the remembered batch with the account, and goes on without one when its last seat went meanwhile', async () => {
    const batch = await aBatch(server, { seats: 1 })
    const [first, second] = [await registering(), await registering()]
    for (const browser of [first, second])
      expect(
        (
          await browser.ask(`POST intern-service/map-user-batch/v1/${batch.code.toLowerCase()}`, {
            body: {},
          })
        ).payload,
      ).toMatchObject({ is_mapped: false })
    for (const browser of [first, second])
      expect(
        (
          await browser.ask('POST intern-service/register/save-basic-info', {
            body: {
              ...details,
              country_id: (
                await server.pool.query(`select id from lookup where list = 'country' limit 1`)
              ).rows[0].id,
            },
          })
        ).status,
      ).toBe(200)
    expect((await first.ask('GET intern-service/get-onboarding-status')).payload.batch.code).toBe(
      batch.code,
    )
    expect((await second.ask('GET intern-service/get-onboarding-status')).payload.batch).toBe(null)
  })
})

describe('a seat', () => {
  it('that is the last goes to one of eight', async () => {
    const batch = await aBatch(server, { seats: 1 })
    const browsers = await Promise.all(
      Array.from({ length: 8 }, async () => (await anAccount()).browser),
    )
    const tries = await Promise.all(
      browsers.map((browser) =>
        browser.ask(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} }),
      ),
    )
    expect(tries.filter((one) => one.status === 200)).toHaveLength(1)
    expect(tries.filter((one) => one.status !== 200).map((one) => one.code)).toEqual(
      Array(7).fill('NO_SEAT_LEFT'),
    )
    expect(
      (
        await server.pool.query('select seats_taken from batches where batch_id = $1', [
          batch.batchId,
        ])
      ).rows[0].seats_taken,
    ).toBe(1)
  })

  it('is refused in a batch that is closed or unknown, and goes back when another batch is chosen', async () => {
    const closed = await aBatch(server, {
      enrolment_closes_at: new Date(server.now().getTime() - 1000),
    })
    const [one, two] = [await aBatch(server), await aBatch(server)]
    const { browser } = await anAccount()
    const map = (code: string) =>
      browser.ask(`POST intern-service/map-user-batch/v1/${code}`, { body: {} })
    expect((await map(closed.code)).code).toBe('BATCH_CLOSED')
    expect((await map('NO-SUCH-BATCH')).status).toBe(404)
    expect((await map(one.code)).status).toBe(200)
    expect((await map(two.code)).status).toBe(200)
    const seats = await server.pool.query(
      'select code, seats_taken from batches where code = any($1) order by code',
      [[one.code, two.code]],
    )
    expect(seats.rows.map((row) => row.seats_taken)).toEqual([0, 1])
  })
})

describe('finding a batch', () => {
  it('says of each state which page explains it', async () => {
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
        (await server.anyone().ask(`GET common-services/batch/validate/v1/${batch.code}`)).payload,
      ).toMatchObject({ is_open: page === null, closed_page: page })
    expect(
      (await server.anyone().ask('GET common-services/batch/validate/v1/NOTHING')).payload,
    ).toMatchObject({ is_open: false, closed_page: 'no-active-program', batch: null })
  })

  it('lists published ones, finds by slug, and offers the batch of an address', async () => {
    const partner = (
      await server.pool.query(
        `insert into partners (partner_id, slug, name, email_domains, created_at) values (gen_random_uuid(), 'porto-tech', 'Porto Tech', '{porto.example}', now()) returning partner_id`,
      )
    ).rows[0].partner_id
    const batch = await aBatch(server, { partner_id: partner })
    expect(
      (
        await server
          .anyone()
          .ask('GET common-services/batch/check-slug', { query: { slug: 'porto-tech' } })
      ).payload,
    ).toMatchObject({
      kind: 'partner',
      partner: { name: 'Porto Tech' },
      batches: [{ code: batch.code }],
    })
    expect(
      (
        await server.anyone().ask('GET common-services/batch/check-slug', {
          query: { slug: batch.code.toLowerCase() },
        })
      ).payload.kind,
    ).toBe('batch')
    expect(
      (
        await server
          .anyone()
          .ask('GET common-services/batch/check-slug', { query: { slug: 'nobody' } })
      ).status,
    ).toBe(404)
    expect(
      (
        await server.anyone().ask('GET intern-service/v1/check-domain-batch', {
          query: { email: 'ana@porto.example' },
        })
      ).payload.batch.code,
    ).toBe(batch.code)
    const list = await server
      .anyone()
      .ask('GET common-services/batch-list', { query: { search: 'porto' } })
    expect(list).toMatchObject({ status: 200, count: 1 })
  })
})

describe('the batch of an address', () => {
  const offered = async (email: string) =>
    (await server.anyone().ask('GET intern-service/v1/check-domain-batch', { query: { email } }))
      .payload.batch?.code ?? null
  const aPartner = async (domain: string) =>
    (
      await server.pool.query(
        `insert into partners (partner_id, slug, name, email_domains, created_at) values (gen_random_uuid(), $1, 'Aveiro', array[$2]::citext[], now()) returning partner_id`,
        [domain.replaceAll('.', '-'), domain],
      )
    ).rows[0].partner_id

  it('is found in capitals and for departments below the domain, and for nobody whose domain only ends alike', async () => {
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

  it('is not offered once it is full or closed, and the next one is', async () => {
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

  it('is found by the university whose addresses the partner has', async () => {
    const { university_id, domain } = (
      await server.pool.query(
        'select university_id, domain from university_domains order by domain limit 1',
      )
    ).rows[0]
    const batch = await aBatch(server, { partner_id: await aPartner(domain) })
    const found = async (university: number) =>
      (
        await server
          .anyone()
          .ask('GET common-services/batch-list', { query: { university: String(university) } })
      ).payload.map((one: { code: string }) => one.code)
    expect(await found(university_id)).toEqual([batch.code])
    expect(await found(999_999)).toEqual([])
  })
})

describe("a partner's terms", () => {
  const aPartnersBatch = async (slug: string) =>
    aBatch(server, {
      partner_id: (
        await server.pool.query(
          `insert into partners (partner_id, slug, name, email_domains, created_at) values (gen_random_uuid(), $1, 'Porto', '{}', now()) returning partner_id`,
          [slug],
        )
      ).rows[0].partner_id,
    })
  const own = async (browser: {
    ask: (address: string) => Promise<{ payload: readonly { kind: string; version: number }[] }>
  }) => (await browser.ask('GET agreements/own')).payload.map((one) => one.kind).toSorted()

  it('are accepted with the account where a partner has the batch, kept with version and time, and nothing is made without', async () => {
    const batch = await aPartnersBatch('terms-one')
    const browser = await registering()
    await browser.ask(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} })
    const country_id = (
      await server.pool.query(`select id from lookup where list = 'country' limit 1`)
    ).rows[0].id
    const save = (over: object) =>
      browser.ask('POST intern-service/register/save-basic-info', {
        body: { ...details, country_id, ...over },
      })
    expect(await save({})).toMatchObject({
      status: 400,
      fields: {
        partner_terms_accepted:
          "This batch is a partner's. Accept the partner's terms to take your seat.",
      },
    })
    expect(
      (
        await server.pool.query('select seats_taken from batches where batch_id = $1', [
          batch.batchId,
        ])
      ).rows[0].seats_taken,
    ).toBe(0)
    expect((await save({ partner_terms_accepted: true })).status).toBe(200)
    expect(await own(browser)).toEqual(['PARTNER_TERMS', 'TERMS'])
  })

  it("are accepted with the choice of a batch, once for a version, and never asked for where the batch is nobody's", async () => {
    const [free, first, second] = [
      await aBatch(server),
      await aPartnersBatch('terms-two'),
      await aPartnersBatch('terms-three'),
    ]
    const { browser } = await anAccount()
    const map = (code: string, body: object = {}) =>
      browser.ask(`POST intern-service/map-user-batch/v1/${code}`, { body })
    expect((await map(free.code)).status).toBe(200)
    expect(await own(browser)).toEqual(['TERMS'])
    expect((await map(first.code)).fields).toHaveProperty('partner_terms_accepted')
    expect((await map(first.code, { partner_terms_accepted: false })).status).toBe(400)
    expect((await map(first.code, { partner_terms_accepted: true })).status).toBe(200)
    expect((await map(second.code)).status).toBe(200)
    expect(await own(browser)).toEqual(['PARTNER_TERMS', 'TERMS'])
  })
})
