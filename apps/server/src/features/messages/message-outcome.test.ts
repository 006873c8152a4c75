import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, aMember, anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let manager: Colleague
beforeAll(async () => {
  server = await startTestServer()
  ada = await addColleague(server, 'REVIEWER')
  manager = await addColleague(server, 'MANAGER')
})
afterAll(() => server.stop())

const text = { subject: 'About {company}', body: 'Your batch: {batch}' }
const toSelection = (people: readonly { readonly userId: string }[]) => ({
  list: 'people',
  rows: people.map(({ userId: id }) => id),
})
const write = (selection: object, body: object) =>
  ada.browser.request('POST operator/messages', {
    body: {
      selection,
      audience: 'PEOPLE',
      template_id: null,
      send_at: null,
      reason: 'News of the batch.',
      ...body,
    },
  })
const findNewest = async () =>
  (await ada.browser.request('GET operator/messages', { query: {} })).payload[0]
const listEvents = async (id: string) =>
  (
    await manager.browser.request(`GET operator/audit-log`, {
      query: { machine: 'message', subject_id: id },
    })
  ).payload.map((event: { move: string; subject_name: string; facts: object }) => ({
    move: event.move,
    subject_name: event.subject_name,
    facts: event.facts,
  }))

it('the preview names each empty variable with how many it leaves out', async () => {
  const interns = [await anIntern(server), await anIntern(server)]
  const member = await aMember(server, (await aCompany(server)).companyId)
  const { payload } = await ada.browser.request('POST operator/messages/preview', {
    body: { selection: toSelection([...interns, member]), audience: 'PEOPLE', ...text },
  })
  expect(payload).toMatchObject({
    count: 0,
    left_out: [{ reason: 'messages.refused.valueMissing', count: 3 }],
    empty_variables: expect.arrayContaining([
      { variable: 'company', count: 2 },
      { variable: 'batch', count: 1 },
    ]),
  })
})

it('the list and the log say how many got it and how many were left out, also at first', async () => {
  const [first, second, third] = [
    await anIntern(server),
    await anIntern(server),
    await anIntern(server),
  ]
  const member = await aMember(server, (await aCompany(server)).companyId)
  const later = new Date(server.now().getTime() + hourMs).toISOString()
  const batchOnly = { subject: 'Your batch', body: '{batch}', send_at: later, count: 3 }
  await write(toSelection([first, second, third, member]), batchOnly)
  await server.pool.query(`update users set status = 'DEACTIVATED' where user_id = $1`, [
    third.userId,
  ])
  await server.advanceClock(hourMs)
  const message = await findNewest()
  expect(message).toMatchObject({
    state: 'SENT',
    recipient_count: 3,
    sent_count: 2,
    left_out_count: 2,
    cancelled: null,
  })
  expect(await listEvents(message.message_id)).toEqual([
    {
      move: 'send',
      subject_name: 'Your batch',
      facts: { sent_count: 2, left_out_count: 2 },
    },
    {
      move: 'write',
      subject_name: 'Your batch',
      facts: { recipient_count: 3, left_out_count: 1 },
    },
  ])
})

it('a cancelled message says who cancelled it, when and why', async () => {
  const intern = await anIntern(server)
  const send_at = new Date(server.now().getTime() + hourMs).toISOString()
  await write(toSelection([intern]), { subject: 'Old', body: 'Old', send_at, count: 1 })
  const { message_id: id } = await findNewest()
  await manager.browser.request(`POST operator/messages/${id}/cancel`, {
    body: { reason: 'It had an old date.' },
  })
  expect(await findNewest()).toMatchObject({
    state: 'CANCELLED',
    cancelled: {
      at: expect.stringMatching(/^\d{4}-/),
      canceller_name: expect.any(String),
      note: 'It had an old date.',
    },
  })
  expect((await listEvents(id))[0]).toMatchObject({
    move: 'cancel',
    facts: { sent_count: 0, left_out_count: 0 },
  })
})
