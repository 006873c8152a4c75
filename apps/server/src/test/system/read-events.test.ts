import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type Browser, type TestServer } from '../../platform/testing/harness.ts'
import { listCopies, listReads, operatorReadings, unrecordedReads } from './reading-table.ts'
import { fillAddress, type ServedEndpoint, servedEndpoints } from './served-endpoints.ts'
import { aTenant, type Tenant } from './tenant.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let server: TestServer
let tenant: Tenant
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await startTestServer()
  tenant = await aTenant(server, 'read')
  ids = { ...tenant.ids, message: await addWhatTenantsLack() }
})
afterAll(() => server.stop())

/** Makes a case, feedback of the intern and a message. @returns the id of the message */
async function addWhatTenantsLack(): Promise<string> {
  const { action = '', interview = '', file = '' } = tenant.ids
  const { userId } = tenant.intern
  const now = server.now()
  const message = randomUUID()
  const { pool } = server
  await pool.query(
    `update files set complete = true, content_type = 'image/png' where file_id = $1`,
    [file],
  )
  await pool.query(`update internship_actions set kind = 'REPORT_CONCERN' where action_id = $1`, [
    action,
  ])
  await pool.query(
    `insert into interview_feedback (interview_id, side, user_id, attended, rating, created_at) values ($1, 'intern', $2, true, 8, $3)`,
    [interview, userId, now],
  )
  await pool.query(
    `insert into messages (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at) values ($1, $2, 'words', 'words', 'words', 1, false, $3, $3)`,
    [message, (await anOperator(server)).userId, now],
  )
  await pool.query('insert into message_recipients (message_id, user_id) values ($1, $2)', [
    message,
    userId,
  ])
  return message
}

/** Reads of operators: those under /operator/, and files. */
const operatorReads = servedEndpoints.filter(
  ({ call, name, method, changing }) =>
    method === 'GET' &&
    (!changing || name in operatorReadings) &&
    (call.access.some((level) => level.startsWith('operator')) ||
      ['files.getFile', 'files.fileAddress'].includes(name)),
)

const findRead = (name: string): ServedEndpoint => {
  const endpoint = operatorReads.find((read) => read.name === name)
  if (!endpoint) throw new Error(`no read ${name}`)
  return endpoint
}

/** Signs in a manager who has read nothing, and returns their requests and events. */
async function createReader() {
  const { userId } = await anOperator(server)
  const browser: Browser = await server.as(userId)
  const listEvents = async (): Promise<readonly string[]> => {
    const { rows } = await server.pool.query(
      `select machine || '.' || move as event from event_log where actor_id = $1 order by id`,
      [userId],
    )
    return rows.map(({ event }) => event)
  }
  return { browser, listEvents }
}

const background = { headers: { priority: 'u=6' } }

it('every read of operators is a list, a copy, a recorded reading, or has a reason not to be', () => {
  const classified = [
    ...listReads,
    ...listCopies,
    ...Object.keys(operatorReadings),
    ...Object.keys(unrecordedReads),
  ]
  expect(operatorReads.map(({ name }) => name).toSorted()).toEqual(classified.toSorted())
})

it('a list that pages reads nothing but lists, so none of them is exempt as something else', () => {
  const paging = operatorReads.filter(({ call }) => call.paginated).map(({ name }) => name)
  expect(paging.filter((name) => !listReads.includes(name)).toSorted()).toEqual([
    'companies.listCompanyEvents',
    'interviews.listInternFeedback',
    'messages.listMessageRecipients',
    'people.listPersonEvents',
    'plans.listPlanEvents',
  ])
})

describe('a reading beyond a list', () => {
  it.each(Object.entries(operatorReadings))('%s is recorded once', async (name, reading) => {
    const { browser, listEvents } = await createReader()
    const address = fillAddress(findRead(name), () => ids[reading.id] ?? '')
    const answers = await Promise.all([browser.request(address), browser.request(address)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    // Every reading of identity documents is recorded.
    const times = reading.event === 'identityDocument.read' ? 2 : 1
    const recorded = (await listEvents()).filter((event) => event === reading.event)
    expect(recorded).toHaveLength(times)
  })
})

it('a copy of a list is recorded', async () => {
  const missing: string[] = []
  for (const name of listCopies) {
    const { browser, listEvents } = await createReader()
    const query: Record<string, string> = name.startsWith('lookups.') ? { list: 'skill' } : {}
    const { status } = await browser.request(
      fillAddress(findRead(name), () => ''),
      { query },
    )
    const events = await listEvents()
    if (status !== 200 || !events.some((event) => event.endsWith('.export')))
      missing.push(`${name}: ${status} ${events.join()}`)
  }
  expect(missing).toEqual([])
})

it.each(Object.entries(operatorReadings))(
  '%s is recorded, too, where a browser says that no one waits for it',
  async (name, { id, event, aheadEvent }) => {
    const { browser, listEvents } = await createReader()
    const address = fillAddress(findRead(name), () => ids[id] ?? '')
    expect((await browser.request(address, background)).status).toBe(200)
    expect(await listEvents()).toEqual([aheadEvent ?? event])
  },
)

describe('what the desk fetched ahead', () => {
  it.each([
    ['APPLICATION', 'application', 'person.readApplication'],
    ['COMPANY', 'company', 'companyPage.read'],
    ['OFFER', 'offer', 'person.readOffer'],
  ])('is recorded when it is opened: %s', async (kind, id, event) => {
    const { browser, listEvents } = await createReader()
    const open = () =>
      browser.request('POST operator/readings', { body: { kind, id: ids[id] ?? '' } })
    expect([(await open()).status, (await open()).status]).toEqual([200, 200])
    expect(await listEvents()).toEqual([event])
    expect(
      (await browser.request('POST operator/readings', { body: { kind, id: randomUUID() } }))
        .status,
    ).toBe(404)
  })

  it('is recorded for reviewers only', async () => {
    const body = { kind: 'COMPANY', id: tenant.company.companyId }
    const { userId } = await anOperator(server, 'FINANCE')
    for (const browser of [await server.as(userId), await server.as(tenant.company.admin.userId)])
      expect((await browser.request('POST operator/readings', { body })).status).toBe(403)
  })
})
