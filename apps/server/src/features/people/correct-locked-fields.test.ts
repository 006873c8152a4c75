import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { anIntern, anOperator, type TestIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

const reason = 'As in the passport that you sent'
let server: TestServer
let operator: Browser
let operatorId: string
beforeAll(async () => {
  server = await startTestServer()
  operatorId = (await anOperator(server, 'REVIEWER')).userId
  operator = await server.as(operatorId)
})
afterAll(() => server.stop())

const read = ({ applicationId }: TestIntern, by = operator) =>
  by.request(`GET operator/applications/${applicationId}/locked-fields`)
const correct = ({ applicationId }: TestIntern, body: object, by = operator) =>
  by.request(`POST operator/applications/${applicationId}/locked-fields`, { body })
const readEvents = async (id: string) =>
  (
    await server.pool.query(
      `select actor_id, note, data from event_log where subject_id = $1 and move = 'correct'`,
      [id],
    )
  ).rows

describe('a correction of what an intern cannot change any more', () => {
  it('is saved and found by, told to the intern, and in the log without the values', async () => {
    const intern = await anIntern(server)
    const before = (await read(intern)).payload
    const after = { ...before, last_name: 'Quetzalcoatl', intern_dob: '2001-02-03' }
    const { payload } = await correct(intern, { ...after, base: before, reason })
    expect(payload.fields).toEqual(['last_name', 'intern_dob'])
    expect((await read(intern)).payload).toEqual(after)
    const found = await operator.request('GET operator/people?search=Quetzalcoatl')
    expect(found.payload.map(({ id }: { id: string }) => id)).toEqual([intern.userId])
    const events = await readEvents(intern.applicationId)
    expect(events).toEqual([
      { actor_id: operatorId, note: reason, data: { fields: ['last_name', 'intern_dob'] } },
    ])
    const mail = (await server.mails(intern.email)).find(
      ({ kind }) => kind === 'applications.corrected',
    )
    expect(mail?.body).toContain('Last name, Date of birth')
    expect(mail?.body).toContain(reason)
    expect(mail?.body).not.toContain('Quetzalcoatl')
  })

  it('is refused without a change, without a reason and with a birth date in the future', async () => {
    const intern = await anIntern(server)
    const fields = (await read(intern)).payload
    const base = fields
    expect((await correct(intern, { ...fields, base, reason })).status).toBe(409)
    expect(
      (await correct(intern, { ...fields, base, last_name: 'Other', reason: ' ' })).fields,
    ).toHaveProperty('reason')
    expect(
      (await correct(intern, { ...fields, base, intern_dob: '2099-01-01', reason })).fields,
    ).toHaveProperty('intern_dob')
    expect(
      (await correct(intern, { ...fields, base, last_name: '', reason })).fields,
    ).toHaveProperty('last_name')
    expect(await readEvents(intern.applicationId)).toEqual([])
  })

  it('is refused if the details are not as the operator saw them', async () => {
    const intern = await anIntern(server)
    const base = (await read(intern)).payload
    expect((await correct(intern, { ...base, last_name: 'Ixchel', base, reason })).status).toBe(200)
    const again = await correct(intern, { ...base, first_name: 'Itzel', base, reason })
    expect([again.status, again.message]).toEqual([
      409,
      'These details have changed. Check them and try again.',
    ])
    expect((await read(intern)).payload).toEqual({ ...base, last_name: 'Ixchel' })
    expect(await readEvents(intern.applicationId)).toHaveLength(1)
  })

  it.each(['NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED'])(
    'is refused in %s, where the intern changes it',
    async (status) => {
      const { intern } = await anApplicant(server, status)
      expect((await read(intern)).status).toBe(409)
      const fields = { first_name: 'A', last_name: 'B', intern_dob: '2001-02-03' }
      const body = { ...fields, base: fields, reason }
      expect((await correct(intern, body)).status).toBe(409)
    },
  )

  it.each(['finance', 'a company', 'an intern', 'a visitor'] as const)(
    'is refused to %s',
    async (side) => {
      const intern = await anIntern(server)
      const browser =
        side === 'finance'
          ? await server.as((await anOperator(server, 'FINANCE')).userId)
          : await openAsSide(server, side)
      const status = side === 'a visitor' ? 401 : 403
      expect((await read(intern, browser)).status).toBe(status)
      const fields = { first_name: 'A', last_name: 'B', intern_dob: '2001-02-03' }
      const body = { ...fields, base: fields, reason }
      expect((await correct(intern, body, browser)).status).toBe(status)
    },
  )
})
