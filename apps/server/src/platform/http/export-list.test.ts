import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aUser } from '../testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../testing/harness.ts'
import { openAsSide } from '../testing/refused-sides.ts'

let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer()
  managerId = (await aUser(server, 'O', { operator_role: 'MANAGER', first_name: 'Mara' })).userId
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

/** Adds people who have not completed their sign-up, a second apart. */
const addPeople = (count: number, domain: string) =>
  server.pool.query(
    `insert into registrations (registration_id, type, email, created_at)
     select gen_random_uuid(), 'I', 'p' || n || $2, $3::timestamptz + n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [count, `@${domain}`, new Date(server.now().getTime() - 24 * hourMs)],
  )

const download = async (path: string, browser = manager) => browser.request(`GET ${path}`)
const splitLines = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

describe('the CSV of a list', () => {
  it('has the rows, the order and the filters of the list, each row once, over many batches', async () => {
    await addPeople(1201, 'many.test')
    const { text } = await download('operator/people/export?search=many.test&columns=email')
    const [head, ...rows] = splitLines(text)
    expect(head).toBe('"Email"')
    expect(rows).toEqual(Array.from({ length: 1201 }, (_, index) => `"p${1201 - index}@many.test"`))
    const list = await manager.request('GET operator/people?search=many.test&per_page=100')
    expect(list.count).toBe(1201)
    expect(rows.slice(0, 100)).toEqual(
      list.payload.map(({ email }: { email: string }) => `"${email}"`),
    )
  })

  it('has the chosen columns in their order, with their names and values as shown', async () => {
    await addPeople(1, 'columns.test')
    const { text, headers } = await download(
      'operator/people/export?search=columns.test&columns=status&columns=email&columns=created&columns=status&columns=other',
    )
    expect(splitLines(text)).toEqual([
      '"Status","Email","Created (UTC)"',
      expect.stringMatching(/^"Signing up","p1@columns\.test","\d{4}-\d\d-\d\d \d\d:\d\d"$/),
    ])
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="fledge-people-[\d-]+\.csv"$/,
    )
  })

  it('has the columns of the list without a choice', async () => {
    const { text } = await download('operator/people/export?search=none.test&columns=other')
    expect(splitLines(text)).toEqual([
      '"Name","Status","Type","Email","Batch","Company","Created (UTC)","Last seen (UTC)"',
    ])
  })

  it.each([
    ['UTC', '2026-03-29 00:30', '2026-11-30 23:45'],
    ['Europe/Lisbon', '2026-03-29 00:30', '2026-11-30 23:45'],
    ['Asia/Tokyo', '2026-03-29 09:30', '2026-12-01 08:45'],
    ['America/New_York', '2026-03-28 20:30', '2026-11-30 18:45'],
    ['Europe/Athens', '2026-03-29 02:30', '2026-12-01 01:45'],
  ])('has its times in the zone of the screen, which it names: %s', async (zone, ...times) => {
    const domain = `${zone.toLowerCase().replace(/\W/g, '-')}.test`
    await server.pool.query(
      `insert into registrations (registration_id, type, email, created_at)
       select gen_random_uuid(), 'I', 'p' || n || $1, at
       from unnest($2::timestamptz[]) with ordinality as created(at, n)`,
      [`@${domain}`, ['2026-03-29T00:30:12.345Z', '2026-11-30T23:45:59.999Z']],
    )
    const { text } = await download(
      `operator/people/export?search=${domain}&columns=created&zone=${encodeURIComponent(zone)}`,
    )
    const [head, ...rows] = splitLines(text)
    expect(head).toBe(`"Created (${zone})"`)
    expect(rows.toSorted()).toEqual(times.map((time) => `"${time}"`))
  })

  it('refuses a zone that does not exist', async () => {
    expect((await download('operator/people/export?zone=Europe/Atlantis')).status).toBe(400)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'starts no formula in a spreadsheet with the name %j',
    async (first_name) => {
      const { email } = await aUser(server, 'I', { first_name, last_name: 'X' })
      const { text } = await download(
        `operator/people/export?search=${encodeURIComponent(email)}&columns=name`,
      )
      expect(splitLines(text)[1]).toMatch(/^"('|1|SUM)/)
      expect(splitLines(text)[1]).not.toMatch(/^"[=+\-@\t]/)
    },
  )

  it('is an event with its list, filters and columns', async () => {
    await download('operator/people/export?type=I&columns=name&columns=email&zone=Asia/Tokyo')
    const { rows } = await server.pool.query(
      `select actor_id, subject_id, data from event_log where machine = 'list' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      {
        actor_id: managerId,
        subject_id: managerId,
        data: { list: 'people', filters: { type: 'I' }, columns: ['name', 'email'] },
      },
    ])
  })
})

const exports = [
  ['operator/people/export', '"Name"'],
  ['operator/payments/export', '"Intern"'],
  ['operator/webhooks/export', '"Received (UTC)"'],
  ['operator/waits/export', '"Task"'],
  ['operator/outbox/export', '"Recipient"'],
  ['operator/overdue/export', '"Task"'],
] as const

it.each(exports)('%s is sent to managers', async (path, start) => {
  const { status, text } = await download(path)
  expect([status, splitLines(text)[0]?.startsWith(start)]).toEqual([200, true])
})

describe.each(exports)('%s', (path) => {
  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const before = await countExports()
    expect([401, 403]).toContain((await download(path, await openAsSide(server, side))).status)
    expect(await countExports()).toBe(before)
  })
})

it('the CSV of overdue tasks is refused to a reviewer', async () => {
  const reviewer = await openAsSide(server, 'a reviewer')
  expect((await download('operator/overdue/export', reviewer)).status).toBe(403)
  expect((await download('operator/people/export', reviewer)).status).toBe(200)
})

const countExports = async (): Promise<string> =>
  (await server.pool.query(`select count(*) from event_log where machine = 'list'`)).rows[0].count
