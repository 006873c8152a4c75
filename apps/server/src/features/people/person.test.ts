import { randomUUID } from 'node:crypto'
import { personReadMs } from '@fledge/domain/people/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOperator,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring, anUpcomingInternship, aSentOffer } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
let operator: Browser
let operatorId: string
beforeAll(async () => {
  server = await startTestServer()
  operatorId = (await anOperator(server, 'REVIEWER')).userId
  operator = await server.as(operatorId)
})
afterAll(() => server.stop())

const read = (id: string) => operator.request(`GET operator/people/${id}`)
const events = (id: string, query: Readonly<Record<string, string>> = {}) =>
  operator.request(`GET operator/people/${id}/events?${new URLSearchParams(query)}`)

describe('the page of a person', () => {
  it('says who has a second factor', async () => {
    const { userId } = await anOperator(server)
    const readFactor = async () => (await read(userId)).payload.has_second_factor
    expect(await readFactor()).toBe(false)
    await insertRow(server.pool, 'second_factors', {
      user_id: userId,
      secret: 'key.sealed',
      created_at: server.now(),
    })
    expect(await readFactor()).toBe(false)
    await server.pool.query('update second_factors set set_up_at = created_at')
    expect(await readFactor()).toBe(true)
  })

  it('says what an intern waits for, with every application, candidature and payment', async () => {
    const hiring = await aHiring(server)
    await aSentOffer(server, hiring)
    const { intern, company } = hiring
    await insertRow(server.pool, 'payments', {
      payment_id: randomUUID(),
      intern_id: intern.internId,
      application_id: intern.applicationId,
      status: 'SUCCEEDED',
      amount: 49_900,
      currency: 'EUR',
      created_at: server.now(),
      settled_at: server.now(),
      receipt_number: 4711,
    })
    const { status, payload } = await read(intern.userId)
    expect(status).toBe(200)
    expect(payload).toMatchObject({
      id: intern.userId,
      type: 'I',
      status: 'ACTIVE',
      email: intern.email,
      company: null,
      applications: [{ application_id: intern.applicationId, status: 'APPROVED' }],
      candidatures: [{ stage: 'OFFERED', company_id: company.companyId, end_reason: null }],
      payments: [{ amount: 49_900, currency: 'EUR', receipt_number: 'R-004711' }],
    })
    const waits: readonly { kind: string; side: string; due_at: string }[] = payload.waits
    // The candidature waits for the same reply.
    expect(waits.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['OFFER_ANSWER intern'])
    for (const { due_at: due } of waits)
      expect(Date.parse(due)).toBeGreaterThan(server.now().getTime())
  })

  it('says who of the team has taken what waits for it', async () => {
    const intern = await anIntern(server, { application: { status: 'SUBMITTED' } })
    const readOwners = async () =>
      (await read(intern.userId)).payload.waits.map(
        ({ owner_name: name }: { owner_name: string | null }) => name,
      )
    expect(await readOwners()).toEqual([null])
    await operator.request('POST operator/waits/take', {
      body: { kind: 'APPLICATION', id: intern.applicationId },
    })
    const { rows } = await server.pool.query(
      `select first_name || ' ' || last_name as name from users where user_id = $1`,
      [operatorId],
    )
    expect(await readOwners()).toEqual([rows[0].name])
  })

  it('lets reviewers withdraw an open application, not finance or one that has ended', async () => {
    const { intern } = await aHiring(server)
    const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
    const readMay = async (browser: Browser) =>
      (await browser.request(`GET operator/people/${intern.userId}`)).payload.applications[0].may
    expect(await readMay(operator)).toMatchObject({ withdraw: true })
    expect(await readMay(finance)).toMatchObject({ withdraw: 'refused.reviewersOnly' })
    const path = `POST operator/applications/${intern.applicationId}/withdraw` as const
    const body = { reason: 'ASKED' }
    expect((await finance.request(path, { body })).status).toBe(403)
    expect((await operator.request(path, { body })).status).toBe(200)
    expect(await readMay(operator)).toMatchObject({ withdraw: 'errors.ILLEGAL_TRANSITION' })
  })

  it('has interviews, offers without drafts, internships with their weeks, and what an account has', async () => {
    const of = await anUpcomingInternship(server)
    const { intern, company } = of.hiring
    const { rows: candidatures } = await server.pool.query(
      'select candidature_id from candidatures where intern_id = $1',
      [intern.internId],
    )
    await anInterview(server, company.companyId, candidatures[0].candidature_id, intern, [])
    await insertRow(server.pool, 'offers', {
      ...(await server.pool.query('select * from offers where intern_id = $1', [intern.internId]))
        .rows[0],
      offer_id: randomUUID(),
      status: 'DRAFT',
      holds_opening: false,
      sent_at: null,
      approved_at: null,
      answer_by: null,
      terms_version: null,
      terms_accepted_at: null,
    })
    const { payload } = await read(intern.userId)
    expect(payload).toMatchObject({
      interviews: [{ company_id: company.companyId }],
      offers: [{ status: 'ACCEPTED_BY_CANDIDATE' }],
      internships: [{ status: 'UPCOMING', weeks: [] }],
    })
    await server.pool.query(
      `update internship_weeks set unlocks_at = $2, intern_completed_at = $2
       where internship_id = $1 and number = 1`,
      [payload.internships[0].internship_id, server.now()],
    )
    expect((await read(intern.userId)).payload.internships[0].weeks).toMatchObject([
      { number: 1, company_completed_at: null },
    ])
    expect(payload.mails.map(({ state }: { state: string }) => state)).toContain('DELIVERED')
    expect(payload.sessions.length).toBeGreaterThan(0)
    expect(payload.agreements.map(({ kind }: { kind: string }) => kind)).toContain('TERMS')
  })

  it('shows no value of an email that carries a code', async () => {
    const { userId } = await anIntern(server)
    await insertRow(server.pool, 'outbox', {
      message_id: randomUUID(),
      user_id: userId,
      kind: 'sessions.code',
      content: JSON.stringify({ values: { code: 'sealed:key.value' }, rows: [] }),
      link: '/',
      created_at: server.now(),
      next_try_at: new Date(server.now().getTime() + dayMs),
    })
    expect((await read(userId)).payload.mails).toMatchObject([
      { state: 'PENDING', subject: 'Your sign-in code is …' },
    ])
  })

  it('is there for members, invitations and registrations, which have no application', async () => {
    const { companyId, admin } = await aCompany(server)
    expect((await read(admin.userId)).payload).toMatchObject({
      type: 'C',
      company: { company_id: companyId, member_status: 'ACTIVE' },
      applications: [],
      waits: [],
    })
    const invitedAt = server.now()
    const invited = await aMember(server, companyId, {
      user_id: null,
      status: 'INVITED',
      invited_at: invitedAt,
    })
    expect((await read(invited.memberId)).payload).toMatchObject({
      status: 'INVITED',
      phone: null,
      waits: [
        {
          kind: 'INVITATION',
          side: 'company',
          due_at: new Date(invitedAt.getTime() + 7 * dayMs).toISOString(),
        },
      ],
    })
    const registration = randomUUID()
    await insertRow(server.pool, 'registrations', {
      registration_id: registration,
      email: 'halfway@people.example',
      type: 'I',
      created_at: server.now(),
    })
    expect((await read(registration)).payload).toMatchObject({
      status: 'REGISTERING',
      email: 'halfway@people.example',
    })
  })

  it('records who read it, once an hour', async () => {
    const { userId } = await anIntern(server)
    const readings = async () =>
      (await events(userId)).payload.filter(
        (event: { machine: string }) => event.machine === 'person',
      )
    await read(userId)
    await read(userId)
    expect(await readings()).toEqual([
      expect.objectContaining({ move: 'read', actor_kind: 'operator' }),
    ])
    await server.advanceClock(personReadMs)
    await read(userId)
    expect(await readings()).toHaveLength(2)
    const other = await server.as((await anOperator(server, 'MANAGER')).userId)
    await other.request(`GET operator/people/${userId}`)
    expect(await readings()).toHaveLength(3)
  })

  it('is refused to companies and interns, and not found for an unknown or erased person', async () => {
    const { userId } = await anIntern(server)
    const { admin } = await aCompany(server)
    for (const someone of [userId, admin.userId])
      for (const path of ['', '/events'])
        expect(
          (await (await server.as(someone)).request(`GET operator/people/${userId}${path}`)).status,
        ).toBe(403)
    await server.pool.query(`update users set erased_at = $2 where user_id = $1`, [
      userId,
      server.now(),
    ])
    for (const id of [userId, randomUUID()])
      for (const path of ['', '/events'])
        expect((await operator.request(`GET operator/people/${id}${path}`)).status).toBe(404)
  })
})

describe('the timeline of a person', () => {
  it('lists events of all machines with actor and company, page by page, newest first', async () => {
    const hiring = await aHiring(server)
    await aSentOffer(server, hiring)
    const all = await events(hiring.intern.userId, { per_page: '100' })
    expect(all.status).toBe(200)
    const lines: readonly string[] = all.payload.map(
      ({ machine, move }: { machine: string; move: string }) => `${machine}.${move}`,
    )
    expect(lines).toEqual(
      expect.arrayContaining(['offer.send', 'offer.approve', 'candidature.approveOffer']),
    )
    expect(all.payload.find((event: { move: string }) => event.move === 'send')).toMatchObject({
      actor_kind: 'company',
      company_name: expect.any(String),
    })
    const ids: readonly string[] = all.payload.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => Number(b) - Number(a)))
    const [first, second] = [
      await events(hiring.intern.userId, { per_page: '1' }),
      await events(hiring.intern.userId, { per_page: '1', page: '2' }),
    ]
    expect(
      [first, second].flatMap(({ payload }) => payload.map((e: { id: string }) => e.id)),
    ).toEqual(ids.slice(0, 2))
  })

  it('contains what a member did', async () => {
    const hiring = await aHiring(server)
    await aSentOffer(server, hiring)
    const { payload } = await events(hiring.company.admin.userId, { per_page: '100' })
    expect(payload.map((event: { machine: string }) => event.machine)).toContain('offer')
  })
})
