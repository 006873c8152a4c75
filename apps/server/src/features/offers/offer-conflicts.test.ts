import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, fillStep1 } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('editing a saved offer at the same time', () => {
  it("rejects overwriting a colleague's change of step 1, and merges edits of different fields", async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const colleague = await server.as(hiring.supervisor.userId)
    const offer_id = await aDraftedOffer(server, hiring)
    const { candidature_id: _, ...facts } = fillStep1(server, hiring)
    const save = (browser: typeof admin, changes: object) =>
      browser.request('POST offer/update-intern-offer', {
        body: { offer_id, ...facts, ...changes },
      })
    const base = { values: facts }
    expect((await save(colleague, { hours_a_week: 25, base })).status).toBe(200)
    const conflict = {
      status: 409,
      code: 'CONFLICT',
      fields: { hours_a_week: 'Someone else changed this while you were editing.' },
    }
    expect(await save(admin, { hours_a_week: 20, base })).toMatchObject(conflict)
    // A whole record would set the colleague's hours back.
    expect(await save(admin, { role: 'River analyst', base })).toMatchObject(conflict)
    expect(
      (
        await save(admin, {
          role: 'River analyst',
          hours_a_week: 25,
          base: { values: { ...facts, hours_a_week: 25 } },
        })
      ).payload,
    ).toMatchObject({ role: 'River analyst', hours_a_week: 25 })
    expect((await save(admin, { hours_a_week: 20 })).payload).toMatchObject({
      role: facts['role'],
      hours_a_week: 20,
    })
  })

  it('reports the stipend as changed when a colleague has made the offer unpaid', async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const offer_id = await aDraftedOffer(server, hiring)
    const { candidature_id: _, ...facts } = fillStep1(server, hiring)
    const save = (changes: object) =>
      admin.request('POST offer/update-intern-offer', { body: { offer_id, ...facts, ...changes } })
    const base = { values: facts }
    expect((await save({ is_paid: false, base })).status).toBe(200)
    const { fields = {} } = await save({ stipend_amount: 70_000, base })
    expect(Object.keys(fields).toSorted()).toEqual([
      'is_paid',
      'stipend_amount',
      'stipend_currency',
    ])
    const unpaid = { is_paid: false, stipend_amount: null, stipend_currency: null }
    expect(
      (await save({ ...unpaid, role: 'River analyst', base: { values: { ...facts, ...unpaid } } }))
        .status,
    ).toBe(200)
  })

  it("rejects overwriting a colleague's change of step 2, and merges edits of different fields", async () => {
    const hiring = await aHiring(server)
    const admin = await server.as(hiring.company.admin.userId)
    const offer_id = await aDraftedOffer(server, hiring)
    const people = {
      supervisor_id: hiring.supervisor.memberId,
      supervisor_linkedin: 'https://www.linkedin.com/in/eva-novakova',
      second_supervisor_id: null,
      second_supervisor_linkedin: null,
    }
    const save = (changes: object) =>
      admin.request('POST offer/v2/save-offer-supervisor', {
        body: { offer_id, ...people, ...changes },
      })
    const base = { values: people }
    const theirs = { supervisor_linkedin: 'https://www.linkedin.com/in/eva' }
    expect((await save({ ...theirs, base })).status).toBe(200)
    const second = {
      second_supervisor_id: hiring.company.admin.memberId,
      second_supervisor_linkedin: 'https://www.linkedin.com/in/boss',
    }
    const conflict = {
      status: 409,
      code: 'CONFLICT',
      fields: { supervisor_linkedin: 'Someone else changed this while you were editing.' },
    }
    expect(
      await save({ supervisor_linkedin: 'https://www.linkedin.com/in/e-novakova', base }),
    ).toMatchObject(conflict)
    expect(await save({ ...second, base })).toMatchObject(conflict)
    expect(
      (await save({ ...theirs, ...second, base: { values: { ...people, ...theirs } } })).payload,
    ).toMatchObject({
      supervisor: { linkedin: theirs.supervisor_linkedin },
      second_supervisor: { linkedin: second.second_supervisor_linkedin },
    })
  })
})
