import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  aPlan,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const aFile = async (userId: string, kind: string) =>
  (
    await server.pool.query(
      `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at) values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, 'image/png', 'id.png', 10, now()) returning file_id`,
      [userId, kind],
    )
  ).rows[0].file_id

async function accepted(intern: TestIntern) {
  const company = await aCompany(server)
  const plan = await aPlan(server, company.companyId)
  const candidature = await aCandidature(server, company.companyId, plan, intern, {
    stage: 'OFFER_ACCEPTED',
  })
  await anOffer(server, company.companyId, plan, candidature, intern, company.admin.memberId, {
    status: 'ACCEPTED_BY_CANDIDATE',
  })
}

describe('identity document', () => {
  it('is stored once per kind while the application is open, and locked after approval', async () => {
    const intern = await anIntern(server, { application: { status: 'IN_PROGRESS' } })
    const browser = await server.as(intern.userId)
    const save = async (kind: string, file: string) =>
      browser.request('POST intern-service/application/create-identity-document', {
        body: { kind, file_id: file },
      })
    expect((await save('PASSPORT', await aFile(intern.userId, 'identity'))).status).toBe(200)
    expect((await save('PASSPORT', await aFile(intern.userId, 'identity'))).status).toBe(200)
    expect(
      (await browser.request('GET intern-service/application/list-identity-document')).count,
    ).toBe(1)
    expect(
      (await save('PASSPORT', await aFile((await anIntern(server)).userId, 'identity'))).status,
    ).toBe(404)
    expect((await save('PASSPORT', await aFile(intern.userId, 'image'))).status).toBe(404)
    await server.pool.query(
      `update applications set status = 'APPROVED' where application_id = $1`,
      [intern.applicationId],
    )
    expect((await save('NATIONAL_ID', await aFile(intern.userId, 'identity'))).status).toBe(409)
  })
})

it('replacing an identity document leaves those of other kinds and interns as they are', async () => {
  const application = { status: 'IN_PROGRESS' }
  const interns = [await anIntern(server, { application }), await anIntern(server, { application })]
  const save = async ({ userId }: TestIntern, kind: string) =>
    (
      await (
        await server.as(userId)
      ).request('POST intern-service/application/create-identity-document', {
        body: { kind, file_id: await aFile(userId, 'identity') },
      })
    ).payload.document_id
  const list = async ({ userId }: TestIntern): Promise<string[]> =>
    (
      await (
        await server.as(userId)
      ).request('GET intern-service/application/list-identity-document')
    ).payload.map((row: { document_id: string }) => row.document_id)
  const ids: string[] = []
  for (const intern of interns)
    for (const kind of ['PASSPORT', 'NATIONAL_ID']) ids.push(await save(intern, kind))
  const [own, other] = interns
  if (!own || !other) throw new Error('two interns')
  const renewed = await save(own, 'PASSPORT')
  expect((await list(own)).toSorted()).toEqual([ids[1], renewed].toSorted())
  expect((await list(other)).toSorted()).toEqual(ids.slice(2).toSorted())
})

describe('enrolment', () => {
  it('requires an accepted offer and the conduct policy, takes place once and removes the intern from browse', async () => {
    const intern = await anIntern(server)
    const browser = await server.as(intern.userId)
    const confirm = () =>
      browser.request('PATCH intern-service/application/final-enrol', { body: {} })
    expect(await confirm()).toMatchObject({ status: 409, message: 'Accept an offer first.' })
    await accepted(intern)
    expect((await confirm()).code).toBe('INCOMPLETE')
    expect(
      (
        await browser.request('POST intern-service/application/enrol', {
          body: { conduct_accepted: true },
        })
      ).payload.agreements,
    ).toMatchObject([{ is_accepted: true }])
    const responses = await Promise.all(Array.from({ length: 8 }, confirm))
    expect(responses.map((response) => response.payload.status)).toEqual(Array(8).fill('ENROLLED'))
    expect(
      (
        await server.pool.query(
          `select 1 from event_log where machine = 'application' and move = 'enrol' and subject_id = $1`,
          [intern.applicationId],
        )
      ).rowCount,
    ).toBe(1)
    expect(
      (
        await server.pool.query('select 1 from intern_search where intern_id = $1', [
          intern.internId,
        ])
      ).rowCount,
    ).toBe(0)
  })

  it('counts the offer and the payment of this application and intern only', async () => {
    const [intern, other] = [await anIntern(server), await anIntern(server)]
    const { rows } = await server.pool.query(
      `insert into applications (application_id, intern_id, batch_id, status, created_at)
      values (gen_random_uuid(), $1, $2, 'NOT_PLACED', $3) returning application_id`,
      [intern.internId, other.batchId, new Date(0)],
    )
    const earlier = { ...intern, applicationId: String(rows[0].application_id) }
    const browser = await server.as(intern.userId)
    const read = async () => (await browser.request('GET intern-service/application/enrol')).payload
    const before = await read()
    for (const { internId, applicationId } of [other, earlier]) {
      await accepted({ ...other, internId, applicationId })
      await server.pool.query(
        `insert into payments (payment_id, intern_id, application_id, status, amount, currency, created_at)
        values (gen_random_uuid(), $1, $2, 'SUCCEEDED', 100, 'EUR', $3)`,
        [internId, applicationId, server.now()],
      )
    }
    await server.pool.query('update offers set confirm_by = $1, confirm_next_at = $1', [
      server.now(),
    ])
    expect(await read()).toEqual(before)
  })

  it('waits for the fee if the intern pays', async () => {
    const intern = await anIntern(server)
    await server.pool.query(
      `update batches set payer = 'INTERN', price_amount = 49000, price_currency = 'EUR' where batch_id = $1`,
      [intern.batchId],
    )
    await accepted(intern)
    const browser = await server.as(intern.userId)
    await browser.request('POST intern-service/application/enrol', {
      body: { conduct_accepted: true },
    })
    expect(
      (await browser.request('POST intern-service/application/final-enrol', { body: {} })).status,
    ).toBe(409)
    await server.pool.query(
      `insert into payments (payment_id, intern_id, application_id, status, amount, currency, created_at) values (gen_random_uuid(), $1, $2, 'SUCCEEDED', 49000, 'EUR', now())`,
      [intern.internId, intern.applicationId],
    )
    expect(
      (await browser.request('POST intern-service/application/final-enrol', { body: {} })).payload,
    ).toMatchObject({ status: 'ENROLLED', is_paid: true })
  })
})

describe('conduct policy', () => {
  it('is signed in the version that was read, with the box ticked, and only by the intern', async () => {
    const [intern, other] = [await anIntern(server), await anIntern(server)]
    const browser = await server.as(intern.userId)
    const sign = (body: Readonly<Record<string, unknown>>) =>
      browser.request('POST intern-service/application/enrol', { body })
    expect(await sign({ conduct_accepted: true, version: 9 })).toMatchObject({
      status: 409,
      message: 'There’s a newer version of the conduct policy. Read it before you sign.',
    })
    expect(await sign({ conduct_accepted: false, version: 2 })).toMatchObject({
      status: 400,
      fields: { conduct_accepted: 'Tick the box to sign' },
    })
    expect(
      (await browser.request('GET intern-service/application/enrol')).payload.agreements,
    ).toMatchObject([{ version: 2, is_accepted: false }])
    expect((await sign({ conduct_accepted: true, version: 2 })).payload.agreements).toMatchObject([
      { is_accepted: true },
    ])
    expect(
      (await (await server.as(other.userId)).request('GET intern-service/application/enrol'))
        .payload.agreements,
    ).toMatchObject([{ is_accepted: false }])
  })

  it('does not enrol without an approved application, or after withdrawal', async () => {
    const [sent, leftIntern] = [
      await anIntern(server, { application: { status: 'SUBMITTED' } }),
      await anIntern(server, { application: { status: 'WITHDRAWN' } }),
    ]
    for (const intern of [sent, leftIntern]) {
      const browser = await server.as(intern.userId)
      await accepted(intern)
      await browser.request('POST intern-service/application/enrol', {
        body: { conduct_accepted: true },
      })
      expect(
        (await browser.request('POST intern-service/application/final-enrol', { body: {} })).code,
      ).toBe('ILLEGAL_TRANSITION')
    }
  })
})
