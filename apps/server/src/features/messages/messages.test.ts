import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
let server: TestServer
let ada: Colleague
let ben: Colleague
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ;[ada, ben] = [await addColleague(server, 'REVIEWER'), await addColleague(server, 'REVIEWER')]
})
afterAll(() => server.stop())

type Person = { readonly userId: string; readonly email: string }
const addInterns = async (count: number): Promise<readonly Person[]> => {
  const interns: Person[] = []
  for (let added = 0; added < count; added += 1) interns.push(await anIntern(server))
  return interns
}
/** Accounts by one statement, for messages to many. */
const addMany = async (count: number): Promise<readonly string[]> =>
  (
    await server.pool.query(
      `insert into users (user_id, type, status, email, first_name, last_name, created_at)
       select gen_random_uuid(), 'C', 'ACTIVE', 'many' || gen_random_uuid() || '@fledge.test', 'Many', 'People', $2
       from generate_series(1, $1) returning user_id`,
      [count, server.now()],
    )
  ).rows.map(({ user_id: id }) => id)

const toSelection = (people: readonly Person[]) => ({
  list: 'people',
  rows: people.map(({ userId: id }) => id),
})
const text = { subject: 'Hello {first_name}', body: 'Dear {first_name},\n\n<b>{batch}</b> begins.' }
const preview = async (selection: object, message: object = text, by = ada) =>
  (
    await by.browser.request('POST operator/messages/preview', {
      body: { selection, audience: 'PEOPLE', ...message },
    })
  ).payload
const write = (selection: object, count: number, body: object = {}, by = ada) =>
  by.browser.request('POST operator/messages', {
    body: {
      selection,
      audience: 'PEOPLE',
      count,
      ...text,
      template_id: null,
      send_at: null,
      reason: 'The batch begins.',
      ...body,
    },
  })
const act = (id: string, name: 'approve' | 'cancel', by = ben) =>
  by.browser.request(`POST operator/messages/${id}/${name}`, { body: { reason: 'Checked.' } })
const list = async (query: Record<string, string> = {}) =>
  (await ada.browser.request('GET operator/messages', { query })).payload
const findNewest = async () => (await list())[0]
const listRecipients = async (id: string) =>
  (
    await ada.browser.request(`GET operator/messages/${id}/recipients`, {
      query: { per_page: '100' },
    })
  ).payload
const readMails = async ({ email }: Person) =>
  (await server.mails(email)).filter(({ kind }) => kind === 'messages.written')
const readHtml = async ({ email }: Person): Promise<string> =>
  (
    await server.pool.query(
      `select html from mailbox where to_address = $1 and kind = 'messages.written'`,
      [email],
    )
  ).rows[0].html
const listEvents = async (subject: string) =>
  (
    await server.pool.query(
      `select move, actor_id, note from event_log
       where machine = 'message' and move <> 'readRecipients' and subject_id = $1 order by id`,
      [subject],
    )
  ).rows
const pass = (ms = undoMs) => server.advanceClock(ms)

describe('a message', () => {
  it('reaches each of its recipients once, ten seconds later, with their own values', async () => {
    const people = await addInterns(2)
    const selection = toSelection(people)
    const { payload } = await write(selection, 2)
    expect(payload).toMatchObject({ count: 2, pending: { act_id: expect.any(String) } })
    expect([await list(), await Promise.all(people.map(readMails))]).toEqual([[], [[], []]])
    await pass()
    await pass()
    for (const person of people) {
      const [mail, ...more] = await readMails(person)
      expect(more).toEqual([])
      expect(mail?.subject).toMatch(/^Hello \S+$/)
      expect(await readHtml(person)).toMatch(/Dear \S+,[^]*&#60;b&#62;/)
      expect(await listEvents(person.userId)).toMatchObject([
        { move: 'receive', note: 'Hello {first_name}' },
      ])
    }
    const message = await findNewest()
    expect(message).toMatchObject({ state: 'SENT', sent_count: 2, left_out_count: 0 })
    expect(await listEvents(message.message_id)).toMatchObject([
      { move: 'write', actor_id: ada.userId, note: 'The batch begins.' },
      { move: 'send' },
    ])
  })

  it('is sent once, however many servers send it', async () => {
    const people = await addInterns(3)
    await write(toSelection(people), 3)
    const beside = await startTestServer({ UNDO_SECONDS: '10' }, { beside: server })
    try {
      const later = new Date(server.now().getTime() + undoMs)
      for (const { running } of [server, beside]) running.services.movableClock?.set(later)
      for (let round = 0; round < 3; round += 1)
        await Promise.all([server, beside].map(({ running }) => running.services.sweep()))
    } finally {
      await beside.stop()
    }
    const mails = await Promise.all(people.map(readMails))
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1])
  })

  it('is undone within ten seconds without a trace', async () => {
    const people = await addInterns(1)
    const before = (await list()).length
    const { act_id } = (await write(toSelection(people), 1)).payload.pending
    const undo = (by: Colleague) =>
      by.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
    expect((await undo(ben)).status).toBe(403)
    expect((await undo(ada)).status).toBe(200)
    await pass()
    expect((await list()).length).toBe(before)
    expect(await Promise.all(people.map(readMails))).toEqual([[]])
  })

  it('is sent when it is scheduled, unless it is cancelled before', async () => {
    const [first, second] = await addInterns(2)
    if (!first || !second) throw new Error('no interns')
    const send_at = new Date(server.now().getTime() + 2 * hourMs).toISOString()
    const ids: string[] = []
    for (const person of [first, second]) {
      await write(toSelection([person]), 1, { send_at })
      await pass()
      ids.push((await findNewest()).message_id)
    }
    expect(await list({ state: 'SCHEDULED' })).toHaveLength(2)
    await pass(hourMs)
    expect(await readMails(first)).toEqual([])
    expect((await act(ids[1] ?? '', 'cancel')).status).toBe(200)
    await pass(hourMs)
    expect((await readMails(first)).length).toBe(1)
    expect(await readMails(second)).toEqual([])
    expect((await act(ids[0] ?? '', 'cancel')).status).toBe(409)
    expect((await listEvents(ids[1] ?? '')).map(({ move }) => move)).toEqual(['write', 'cancel'])
  })

  it('is refused if its number differs from the preview, or something is missing', async () => {
    const selection = toSelection(await addInterns(1))
    expect((await write(selection, 2)).status).toBe(409)
    expect((await write(selection, 1, { reason: '' })).status).toBe(400)
    expect((await write(selection, 1, { subject: '{name}' })).status).toBe(400)
  })
})

describe('the preview', () => {
  it('says what three people will read and who is left out for which reason', async () => {
    const people = await addInterns(4)
    const [off, gone, erased] = await addInterns(3)
    await server.pool.query(
      `update users set preferences = '{"mails_off": ["messages"]}' where user_id = $1`,
      [off?.userId],
    )
    await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
      gone?.userId,
    ])
    await server.pool.query(`update users set erased_at = $2 where user_id = $1`, [
      erased?.userId,
      server.now(),
    ])
    const { userId: operator } = await anOperator(server)
    const { admin, companyId } = await aCompany(server)
    const invited = { role: 'ADMIN', status: 'INVITED', user_id: null }
    const { memberId } = await aMember(server, companyId, invited)
    const rows = [...people, off, gone, erased, admin].map((person) => person?.userId)
    const result = await preview({ list: 'people', rows: [...rows, operator, memberId] })
    expect(result).toMatchObject({ count: 4, needs_approval: false })
    expect(result.samples).toHaveLength(3)
    expect(result.samples[0].subject).toMatch(/^Hello \S+$/)
    expect(
      result.left_out.toSorted((a: Left, b: Left) => a.reason.localeCompare(b.reason)),
    ).toEqual(
      [
        'deactivated',
        'gone',
        'noAccount',
        'team',
        'turnedOff',
        // A company has no batch.
        'valueMissing',
      ].map((reason) => ({ reason: `messages.refused.${reason}`, count: 1 })),
    )
  })

  it('finds all that match the filters of the list, but the exceptions', async () => {
    const [first] = await addInterns(3)
    const all = await preview({ list: 'people', filters: { type: 'I' }, except: [] })
    const some = await preview({ list: 'people', filters: { type: 'I' }, except: [first?.userId] })
    expect(some.count).toBe(all.count - 1)
    expect(
      await preview({ list: 'people', filters: { type: 'I', search: first?.email }, except: [] }),
    ).toMatchObject({ count: 1, samples: [{ user_id: first?.userId }] })
  })
})
interface Left {
  readonly reason: string
}

describe('the number of messages in a week', () => {
  it('is limited to three for a person, also when the fourth is already written', async () => {
    const people = await addInterns(1)
    const selection = toSelection(people)
    for (let written = 0; written < 4; written += 1) {
      expect((await write(selection, 1, { send_at: server.now().toISOString() })).status).toBe(200)
      if (written < 2) await pass()
    }
    await pass()
    await pass()
    expect((await readMails(people[0] ?? { userId: '', email: '' })).length).toBe(3)
    expect(await preview(selection)).toMatchObject({
      count: 0,
      left_out: [{ reason: 'messages.refused.weekFull', count: 1 }],
    })
    const leftOut = (await list()).filter(
      (message: { left_out_count: number }) => message.left_out_count === 1,
    )
    expect(leftOut).toMatchObject([{ state: 'SENT', sent_count: 0 }])
    expect(await listRecipients(leftOut[0].message_id)).toMatchObject([
      { user_id: people[0]?.userId, sent_at: null, refusal: 'messages.refused.weekFull' },
    ])
    await pass(7 * dayMs)
    expect(await preview(selection)).toMatchObject({ count: 1 })
  })
})

const listApprovals = async () =>
  (await ada.browser.request('GET operator/waits', { query: { kind: 'MESSAGE', page: '1' } }))
    .payload

describe('a message to more than 200 people', () => {
  const plain = { subject: 'News', body: 'We moved.' }

  it('is sent once a colleague has approved it, to those it was written to', async () => {
    const ids = await addMany(201)
    const selection = { list: 'people', rows: ids }
    expect(await preview(selection, plain)).toMatchObject({ count: 201, needs_approval: true })
    await server.pool.query(`insert into settings values ('approval_days', '1')`)
    await write(selection, 201, plain)
    await pass()
    const { message_id: id } = await findNewest()
    await pass()
    expect(await findNewest()).toMatchObject({ state: 'AWAITING_APPROVAL', sent_count: 0 })
    const [approval] = await listApprovals()
    expect(approval).toMatchObject({ id, title: 'News' })
    expect(approval.due_at).toBe(teamReviewDueAt(approval.since, 1).toISOString())
    const own = await act(id, 'approve', ada)
    expect([own.status, own.payload.error.description]).toEqual([
      409,
      'A colleague has to approve this, because you wrote it.',
    ])
    expect((await act(id, 'approve')).payload).toMatchObject({ count: 201, pending: {} })
    expect((await act(id, 'approve')).status).toBe(409)
    expect(await findNewest()).toMatchObject({ state: 'AWAITING_APPROVAL' })
    const get = async (path: string) => (await ben.browser.request(`GET operator/${path}`)).payload
    expect((await get('messages'))[0].may.approve).toBe('pendingActs.refused.pending')
    expect(await get('pending-acts?kind=MESSAGE')).toMatchObject([{ name: 'News' }])
    expect(await listApprovals()).toEqual([])
    await pass()
    await pass()
    expect(await findNewest()).toMatchObject({ state: 'SENT', sent_count: 201 })
    expect((await listEvents(id)).map(({ move, actor_id: by }) => [move, by])).toEqual([
      ['write', ada.userId],
      ['approve', ben.userId],
      ['send', null],
    ])
  })

  it('goes to 200 without approval', async () => {
    expect(await preview({ list: 'people', rows: await addMany(200) }, plain)).toMatchObject({
      needs_approval: false,
    })
  })
})
