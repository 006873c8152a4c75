import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let author: Browser
let colleague: Browser
beforeAll(async () => {
  server = await startTestServer()
  author = await server.as((await anOperator(server, 'REVIEWER')).userId)
  colleague = await server.as((await anOperator(server, 'MANAGER')).userId)
})
afterAll(() => server.stop())

const add = (id: string, note: string, by = author) =>
  by.request(`POST operator/people/${id}/notes`, { body: { note } })
const remove = (noteId: string, by: Browser) =>
  by.request(`DELETE operator/person-notes/${noteId}`, {})
const readNotes = async (id: string, by = colleague) =>
  (await by.request(`GET operator/people/${id}`)).payload.notes

describe('notes about a person', () => {
  it('are shown to the team, and in the timeline without their text', async () => {
    const { userId } = await anIntern(server)
    expect((await add(userId, 'Prefers calls.')).status).toBe(200)
    expect(await readNotes(userId)).toMatchObject([
      { note: 'Prefers calls.', may: { remove: 'people.refused.noteOfColleague' } },
    ])
    const { payload } = await colleague.request(`GET operator/people/${userId}/events`)
    expect(JSON.stringify(payload)).toContain('addNote')
    expect(JSON.stringify(payload)).not.toContain('Prefers calls.')
  })

  it('are removed by their author only', async () => {
    const { userId } = await anIntern(server)
    const { note_id: noteId } = (await add(userId, 'A mistake.')).payload
    expect((await remove(noteId, colleague)).status).toBe(409)
    expect(await readNotes(userId)).toHaveLength(1)
    expect((await remove(noteId, author)).status).toBe(200)
    expect(await readNotes(userId)).toEqual([])
    expect((await remove(noteId, author)).status).toBe(404)
  })

  it('are refused to finance, companies and the person, and about colleagues', async () => {
    const { userId } = await anIntern(server)
    const { admin } = await aCompany(server)
    await add(userId, 'Private.')
    const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
    expect((await add(userId, 'No.', finance)).status).toBe(403)
    expect(await readNotes(userId, finance)).toBeNull()
    for (const id of [userId, admin.userId])
      expect((await add(userId, 'No.', await server.as(id))).status).toBe(403)
    const { userId: operatorId } = await anOperator(server)
    expect((await add(operatorId, 'No.')).status).toBe(409)
    expect(await readNotes(operatorId)).toBeNull()
  })

  it('are refused without a text', async () => {
    const { userId } = await anIntern(server)
    expect((await add(userId, ' ')).fields).toHaveProperty('note')
  })
})
