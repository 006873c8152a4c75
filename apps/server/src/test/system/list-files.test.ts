import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScene, createMissedInterview } from '../../features/no-shows/testing/no-show-fixtures.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import {
  aPastInterview,
  contestCompanyClaim,
  submitCompanyClaim,
} from '../../platform/testing/no-show-claims.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

const lists = [
  {
    path: 'interviews/contested',
    columns: ['statements', 'intern'],
    titles: '"Statements","Intern"',
    finds: { side: 'intern' },
    none: { side: 'company' },
  },
  {
    path: 'no-shows',
    columns: ['side', 'place'],
    titles: '"Missed by","Missed so far"',
    finds: { side: 'company' },
    none: { side: 'intern' },
  },
  {
    path: 'certificates',
    columns: ['company', 'status'],
    titles: '"Company","Status"',
    finds: { state: 'valid' },
    none: { state: 'revoked' },
  },
  {
    path: 'internship-actions',
    columns: ['kind', 'change'],
    titles: '"Request","Change"',
    finds: { kind: 'REPORT_CONCERN' },
    none: { kind: 'EXTEND' },
  },
  {
    path: 'batches',
    columns: ['code', 'seats_taken'],
    titles: '"Code of the batch","Seats taken"',
    finds: {},
    none: { search: 'no batch has this name' },
  },
] as const

let server: TestServer
let operator: Browser

async function createRows(): Promise<void> {
  const scene = await aScene(server)
  await createMissedInterview(scene, 'intern')
  await createMissedInterview(scene, 'intern')
  const claim = await aPastInterview(server)
  await submitCompanyClaim(claim)
  await contestCompanyClaim(claim)
  const internship = await anUpcomingInternship(server)
  await internship.intern.request('POST common-services/internship-actions/v1', {
    body: {
      internship_id: internship.internshipId,
      kind: 'REPORT_CONCERN',
      note: 'Nobody replies to me.',
    },
  })
  const facts = { holder: 'Maya Lindqvist', role: 'Analyst', company: 'Oxbow', batch: 'Rivers' }
  await insertRow(server.pool, 'certificates', {
    uuid: crypto.randomUUID(),
    internship_id: internship.internshipId,
    facts: JSON.stringify({ ...facts, starts_on: '2026-01-05', ends_on: '2026-03-27' }),
    issued_at: server.now(),
  })
}

beforeAll(async () => {
  server = await startTestServer()
  await createRows()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
})
afterAll(() => server.stop())

const read = (path: string, query: object = {}, browser = operator) => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
  return browser.request(`GET operator/${path}?${new URLSearchParams(entries)}`)
}
const toLines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')

describe.each(lists)('the list of $path', ({ path, columns, titles, finds, none }) => {
  it.each([{}, finds, none])('is sent as CSV with its rows and %o', async (query) => {
    const list = await read(path, query)
    const file = await read(`${path}/export`, { ...query, columns })
    expect([list.status, file.status]).toEqual([200, 200])
    const lines = toLines(file.text)
    expect([lines[0], lines.length - 1]).toEqual([titles, list.count])
  })

  it('has rows, and none that its filter leaves out', async () => {
    expect((await read(path, finds)).count).toBeGreaterThan(0)
    expect((await read(path, none)).count).toBe(0)
  })

  it('is sent with the columns that are shown until others are chosen', async () => {
    const { text } = await read(`${path}/export`)
    expect(toLines(text)[0]?.split(',').length).toBeGreaterThan(columns.length)
    const { rows } = await server.pool.query(
      `select data from event_log where machine = 'list' and move = 'export' order by id desc limit 1`,
    )
    expect(rows[0]?.data.columns.length).toBe(toLines(text)[0]?.split(',').length)
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    for (const each of [path, `${path}/export`])
      expect([401, 403]).toContain((await read(each, {}, browser)).status)
  })
})

it.each(lists.filter(({ path }) => path !== 'batches'))(
  'refuses the list of $path to the finance role',
  async ({ path }) => {
    const finance = await server.as((await anOperator(server, 'FINANCE')).userId)
    for (const each of [path, `${path}/export`])
      expect((await read(each, {}, finance)).status).toBe(403)
  },
)

describe.each([
  { path: 'jobs', columns: ['name', 'status'], titles: '"Job","Status"', isForManagers: false },
  { path: 'team', columns: ['role', 'email'], titles: '"Role","Email"', isForManagers: true },
  { path: 'flags', columns: ['on', 'name'], titles: '"On for","Feature"', isForManagers: true },
])('the list of $path', ({ path, columns, titles, isForManagers }) => {
  it('is sent as CSV with its rows and the chosen columns, and refused to others', async () => {
    const manager = await server.as((await anOperator(server, 'MANAGER')).userId)
    const { payload } = await read(path, {}, manager)
    const { text } = await read(`${path}/export`, { columns }, manager)
    const lines = toLines(text)
    expect([lines[0], lines.length - 1]).toEqual([titles, payload.length])
    expect((await read(`${path}/export`, {}, operator)).status).toBe(isForManagers ? 403 : 200)
    for (const side of ['a company', 'an intern', 'a visitor'] as const)
      expect([401, 403]).toContain(
        (await read(`${path}/export`, {}, await openAsSide(server, side))).status,
      )
  })
})
