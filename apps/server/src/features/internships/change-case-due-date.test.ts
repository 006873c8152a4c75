import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  anUpcomingInternship,
  createReauthenticatingBrowser,
  shiftDay,
} from '../../platform/testing/hiring.ts'

let server: TestServer
let reviewer: Browser
let manager: Browser
beforeAll(async () => {
  server = await startTestServer()
  ;[reviewer, manager] = [
    createReauthenticatingBrowser(server, (await anOperator(server, 'REVIEWER')).userId),
    createReauthenticatingBrowser(server, (await anOperator(server, 'MANAGER')).userId),
  ]
})
afterAll(() => server.stop())

const reason = 'The company is away until Wednesday.'
const inDays = (days: number) => shiftDay(server.now().toISOString().slice(0, 10), days)

async function aConcern() {
  const of = await anUpcomingInternship(server)
  const { payload } = await of.intern.request('POST common-services/internship-actions/v1', {
    body: { internship_id: of.internshipId, kind: 'REPORT_CONCERN', note: 'No one answers me.' },
  })
  const id = String(payload.action_id)
  const move = (browser: Browser, due_on: string, why = reason) =>
    browser.request(`POST operator/cases/${id}/due-date`, { body: { due_on, reason: why } })
  return { of, id, move }
}

it('moves the date of the case, its task and what the intern sees, and tells them why', async () => {
  const { of, id, move } = await aConcern()
  const before = (await manager.request(`GET operator/cases/${id}`)).payload.due_at
  const due = `${inDays(9)}T17:00:00.000Z`
  expect((await move(manager, inDays(9))).status).toBe(200)
  expect((await manager.request(`GET operator/cases/${id}`)).payload.due_at).toBe(due)
  const { payload: waits } = await manager.request('GET operator/waits?kind=ACTION&per_page=100')
  expect(new Date(waits.find((wait: { id: string }) => wait.id === id).due_at).toISOString()).toBe(
    due,
  )
  const { payload: progress } = await of.intern.request(
    'GET intern-service/intern-dashboard/v1/internship-progress',
  )
  expect(progress.actions).toMatchObject([{ action_id: id, answer_by: due }])
  const [mail] = (await server.mails(of.hiring.intern.email)).filter(
    ({ kind }) => kind === 'internships.caseDueChanged',
  )
  expect(mail?.body).toContain(reason)
  const { rows } = await server.pool.query(
    `select note, data from event_log where machine = 'case' and move = 'changeDueDate' and subject_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ note: reason, data: { due_at: due, previous_due_at: before } }])
})

it('is for the colleague who has taken the case, and for managers', async () => {
  const { id, move } = await aConcern()
  const refused = await move(reviewer, inDays(3))
  expect(refused).toMatchObject({ status: 403 })
  expect((await reviewer.request(`GET operator/cases/${id}`)).payload.may.change_due_date).toBe(
    'refused.caseOwner',
  )
  await reviewer.request('POST operator/waits/take', { body: { kind: 'ACTION', id } })
  expect((await move(reviewer, inDays(3))).status).toBe(200)
  const other = createReauthenticatingBrowser(server, (await anOperator(server, 'REVIEWER')).userId)
  expect((await move(other, inDays(4))).status).toBe(403)
})

it('is refused for days that are over or too far ahead, without a reason, and once it is decided', async () => {
  const { id, move } = await aConcern()
  for (const days of [-1, 31])
    expect((await move(manager, inDays(days))).fields).toHaveProperty('due_on')
  expect((await move(manager, inDays(3), ' ')).fields).toHaveProperty('reason')
  await manager.request(`POST operator/internship-actions/${id}/decide`, {
    body: { decision: 'accept', reason: 'Lena helps you from Monday.' },
  })
  expect((await move(manager, inDays(3))).status).toBe(409)
})
