import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'
import { addActTeam, createPersonActs } from './testing/person-acts.ts'

const undoMs = 10_000
const reason = 'As in the passport that you sent'
let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague
let finance: Colleague
let partner: Colleague

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ;({ ada, ben, manager, finance, partner } = await addActTeam(server))
})
afterAll(() => server.stop())

const { undo, readFailure, listEvents, countMails, readInput } = createPersonActs(() => ({
  server,
  ada,
}))

interface Sent {
  /** The values that the operator saw. */
  readonly base: object
  readonly by?: Colleague
}

describe('a correction', () => {
  const path = ({ applicationId }: TestIntern) =>
    `operator/applications/${applicationId}/locked-fields`
  const read = async (intern: TestIntern) =>
    (await manager.browser.request(`GET ${path(intern)}`)).payload
  const send = (intern: TestIntern, changes: object, { base, by = ada }: Sent) =>
    by.browser.request(`POST ${path(intern)}`, { body: { ...base, ...changes, base, reason } })
  const correct = async (intern: TestIntern, name: string, by = ada) =>
    send(intern, { last_name: name }, { base: await read(intern), by })
  const findByName = async (name: string) =>
    (await manager.browser.request('GET operator/people', { query: { search: name } })).payload
      .length

  it('takes effect after ten seconds, by its operator, also without the browser', async () => {
    const intern = await anIntern(server)
    const before = await read(intern)
    const { payload } = await correct(intern, 'Quetzal')
    expect(payload).toMatchObject({ fields: ['last_name'], pending: {} })
    await server.running.services.sweep()
    expect([
      await read(intern),
      await findByName('Quetzal'),
      await countMails(intern, 'applications.corrected'),
    ]).toEqual([before, 0, 0])
    await server.advanceClock(undoMs)
    expect([
      await read(intern),
      await findByName('Quetzal'),
      await countMails(intern, 'applications.corrected'),
      await readInput(payload.pending.act_id),
    ]).toEqual([{ ...before, last_name: 'Quetzal' }, 1, 1, { input: null }])
    expect(await listEvents(intern.applicationId)).toEqual([
      { name: 'application.correct', actor_id: ada.userId, note: reason },
    ])
  })

  it('that is undone leaves the name, no email and no value, and can be made again', async () => {
    const intern = await anIntern(server)
    const before = await read(intern)
    const { act_id } = (await correct(intern, 'Xiuhtecuhtli')).payload.pending
    for (const other of [ben, finance, partner])
      expect((await undo(act_id, other)).status).toBe(403)
    expect((await undo(act_id, manager)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect([
      await read(intern),
      await countMails(intern, 'applications.corrected'),
      await readInput(act_id),
    ]).toEqual([before, 0, { input: null }])
    expect(await listEvents(intern.applicationId)).toEqual([
      { name: 'pendingAct.undo', actor_id: manager.userId, note: null },
    ])
    expect((await correct(intern, 'Xiuhtecuhtli', ben)).status).toBe(200)
  })

  it('of two people at the same moment is asked for once', async () => {
    const intern = await anIntern(server)
    const both = await Promise.all([correct(intern, 'First'), correct(intern, 'Second', ben)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each(['the same reviewer', 'another reviewer'] as const)(
    'is not reverted by a later one that %s bases on the values before it',
    async (sender) => {
      const intern = await anIntern(server)
      const base = await read(intern)
      const by = sender === 'another reviewer' ? ben : ada
      expect((await send(intern, { last_name: 'Coatlicue' }, { base })).status).toBe(200)
      await server.advanceClock(undoMs)
      const later = await send(intern, { intern_dob: '2001-02-03' }, { base, by })
      expect([later.status, later.message]).toEqual([
        409,
        'These details have changed. Check them and try again.',
      ])
      await server.advanceClock(undoMs)
      const corrected = { ...base, last_name: 'Coatlicue' }
      expect(await read(intern)).toEqual(corrected)
      const informed = await send(intern, { intern_dob: '2001-02-03' }, { base: corrected, by })
      expect([informed.status, informed.payload.fields]).toEqual([200, ['intern_dob']])
      await server.advanceClock(undoMs)
      expect(await read(intern)).toEqual({ ...corrected, intern_dob: '2001-02-03' })
    },
  )

  it('fails if the name is another one by then', async () => {
    const intern = await anIntern(server)
    expect((await correct(intern, 'Tlaloc')).status).toBe(200)
    await server.pool.query(`update users set last_name = 'Other' where user_id = $1`, [
      intern.userId,
    ])
    await server.advanceClock(undoMs)
    expect((await read(intern)).last_name).toBe('Other')
    expect(await readFailure(intern.applicationId)).toBe('applications.refused.corrected')
    expect(await readFailure(intern.applicationId, ben)).toBeUndefined()
    expect(await countMails(intern, 'applications.corrected')).toBe(0)
  })

  it('fails once the intern can change the details again', async () => {
    const intern = await anIntern(server)
    expect((await correct(intern, 'Tonatiuh')).status).toBe(200)
    await server.pool.query(
      `update applications set status = 'CHANGES_REQUESTED' where application_id = $1`,
      [intern.applicationId],
    )
    await server.advanceClock(undoMs)
    expect(await readFailure(intern.applicationId)).toBe('applications.refused.notLocked')
    expect(await findByName('Tonatiuh')).toBe(0)
  })

  it('fails if the one who asked for it has become part of finance since', async () => {
    const intern = await anIntern(server)
    const leaving = await addColleague(server, 'REVIEWER')
    expect((await correct(intern, 'Mictlan', leaving)).status).toBe(200)
    await server.pool.query(`update users set operator_role = 'FINANCE' where user_id = $1`, [
      leaving.userId,
    ])
    await server.advanceClock(undoMs)
    expect([
      await findByName('Mictlan'),
      await countMails(intern, 'applications.corrected'),
    ]).toEqual([0, 0])
  })

  it('is refused to finance and partners', async () => {
    const intern = await anIntern(server)
    for (const other of [finance, partner])
      expect((await correct(intern, 'Tezcatlipoca', other)).status).toBe(403)
    await server.advanceClock(undoMs)
    expect(await findByName('Tezcatlipoca')).toBe(0)
  })
})
