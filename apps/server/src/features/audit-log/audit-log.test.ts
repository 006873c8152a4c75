import { createHash, randomUUID } from 'node:crypto'
import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, aUser } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer()
  const person = { operator_role: 'MANAGER', first_name: 'Mara', last_name: 'Vogel' }
  managerId = (await aUser(server, 'O', person)).userId
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

interface EventValues {
  readonly machine?: string
  readonly move?: string
  readonly at?: Date
  readonly subject?: string
  readonly company?: string
  readonly intern?: string
  readonly note?: string
}

/** Adds an event of the manager and returns its number. */
async function addEvent(values: EventValues = {}): Promise<string> {
  const { rows } = await server.pool.query(
    `insert into event_log (at, machine, move, subject_id, actor_kind, actor_id, company_id, intern_id, note, data)
     values ($1, $2, $3, $4, 'operator', $5, $6, $7, $8, '{}') returning id::text as id`,
    [
      values.at ?? server.now(),
      values.machine ?? 'partner',
      values.move ?? 'edit',
      values.subject ?? randomUUID(),
      managerId,
      values.company,
      values.intern,
      values.note,
    ],
  )
  return rows[0].id
}
const list = (query: Readonly<Record<string, string>> = {}, browser = manager) =>
  browser.request(`GET operator/audit-log?${new URLSearchParams(query)}`)
const findIds = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
  (await list(query)).payload.map(({ id }: { id: string }) => id)

async function readCopy(query: Readonly<Record<string, string>>, browser = manager) {
  const columns = 'columns=id&columns=event&columns=note'
  const path = `operator/audit-log/export?${columns}&${new URLSearchParams(query)}`
  const reply = await browser.request(`GET ${path}`)
  return { status: reply.status, text: reply.text.replace(/^\uFEFF/, '') }
}
const splitCopy = (text: string) => {
  const at = text.lastIndexOf('"signature","')
  return { content: text.slice(0, at), signature: text.slice(at + 13, -3) }
}
const check = async (content: string, signature: string) =>
  (
    await manager.request('POST operator/audit-log/check', {
      body: { hash: createHash('sha256').update(content).digest('hex'), signature },
    })
  ).payload.is_genuine

describe('the log', () => {
  it('names the person or company that an event is about, also by an application', async () => {
    const intern = await anIntern(server, { user: { first_name: 'Noa', last_name: 'Brandt' } })
    const { companyId } = await aCompany(server, { name: 'Quayside' })
    for (const subject of [intern.userId, intern.applicationId, companyId, randomUUID()])
      await addEvent({ machine: 'wait', move: 'take', subject })
    const { payload } = await list({ machine: 'wait' })
    expect(payload.map(({ subject_name: name }: { subject_name: string }) => name)).toEqual([
      null,
      'Quayside',
      'Noa Brandt',
      'Noa Brandt',
    ])
  })

  it('names the intern or company of an event, if what it is about has no name', async () => {
    const { internId } = await anIntern(server, {
      user: { first_name: 'Ines', last_name: 'Moreau' },
    })
    const { companyId } = await aCompany(server, { name: 'Lantern' })
    await addEvent({ machine: 'internship', move: 'start', intern: internId, company: companyId })
    await addEvent({ machine: 'plan', move: 'publish', company: companyId })
    const { payload } = await list()
    expect(payload.slice(0, 2)).toMatchObject([
      { subject_name: 'Lantern' },
      { subject_name: 'Ines Moreau', company_name: 'Lantern' },
    ])
  })

  it('says who did what to whom, when and why, newest first', async () => {
    const { companyId } = await aCompany(server, { name: 'Harbour Works' })
    const { internId } = await anIntern(server, {
      user: { first_name: 'Ngozi', last_name: 'Adeyemi' },
    })
    const first = await addEvent()
    const second = await addEvent({
      company: companyId,
      intern: internId,
      note: 'By phone.',
    })
    const { payload } = await list()
    expect(payload.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second, first])
    expect(payload[0]).toMatchObject({
      machine: 'partner',
      move: 'edit',
      actor_kind: 'operator',
      actor_id: managerId,
      actor_name: 'Mara Vogel',
      company_name: 'Harbour Works',
      intern_name: 'Ngozi Adeyemi',
      note: 'By phone.',
    })
  })

  it('is filtered by kind, person, company, intern, subject and period, alone and together', async () => {
    const { companyId } = await aCompany(server)
    const { internId } = await anIntern(server)
    const [subject, other] = [randomUUID(), randomUUID()]
    const values = {
      machine: 'seat',
      move: 'release',
      company: companyId,
      intern: internId,
      subject,
    }
    const event = await addEvent({ ...values, at: new Date('2025-03-10T23:59:59Z') })
    await addEvent({ machine: 'partner', subject: other, at: new Date('2025-03-11T00:00:00Z') })
    const filters = {
      machine: 'seat',
      company_id: companyId,
      intern_id: internId,
      subject_id: subject,
    }
    for (const [name, value] of Object.entries(filters))
      expect([name, await findIds({ [name]: value })]).toEqual([name, [event]])
    const all = { ...filters, actor_id: managerId, since: '2025-03-10', until: '2025-03-10' }
    expect(await findIds(all)).toEqual([event])
    expect(await findIds({ ...all, until: '2025-03-09' })).toEqual([])
    expect(await findIds({ ...all, since: '2025-03-11', until: '2025-03-12' })).toEqual([])
    expect(await findIds({ ...all, actor_id: randomUUID() })).toEqual([])
    const ofKind = { machine: 'seat', company_id: companyId }
    const day = { since: '2025-03-10', until: '2025-03-10' }
    expect(await findIds({ ...ofKind, ...day })).toEqual([event])
    expect(await findIds({ ...ofKind, until: '2025-03-09' })).toEqual([])
    expect(await findIds({ ...ofKind, since: '2025-03-11' })).toEqual([])
  })

  it('is in the order of time, although two events were numbered in another order', async () => {
    const at = new Date('2025-06-01T00:00:00Z')
    const late = await addEvent({ machine: 'seat', at })
    const early = await addEvent({ machine: 'seat', at: new Date(at.getTime() - hourMs / 2) })
    expect(await findIds({ machine: 'seat', since: '2025-06-01', until: '2025-06-01' })).toEqual([
      late,
    ])
    expect(await findIds({ machine: 'seat', since: '2025-05-31', until: '2025-05-31' })).toEqual([
      early,
    ])
  })

  it.each<Readonly<Record<string, string>>>([{}, { machine: 'partner' }])(
    'is read page by page, each event once, with %j',
    async (filter) => {
      const subject = randomUUID()
      const added: string[] = []
      for (let index = 0; index < 23; index++) added.unshift(await addEvent({ subject }))
      const seen: string[] = []
      let after = ''
      do {
        const reply = await list({ ...filter, subject_id: subject, ...(after && { after }) })
        expect(reply.count).toBe(23)
        seen.push(...reply.payload.map(({ id }: { id: string }) => id))
        after = reply.next ?? ''
      } while (after)
      expect(seen).toEqual(added)
    },
  )

  it.each<Readonly<Record<string, string>>>([
    { machine: 'unknown' },
    { actor_id: '1' },
    { since: '2025-02-30' },
    { until: 'today' },
  ])('rejects %j', async (query) => {
    expect((await list(query)).status).toBe(400)
  })
})

describe('a copy of the log', () => {
  it('has exact times in UTC, the same for readers in every zone', async () => {
    const subject = randomUUID()
    await server.pool.query(
      `insert into event_log (at, machine, move, subject_id, actor_kind, data)
       values ('2026-03-01T10:20:30.456Z', 'seat', 'release', $1, 'system', '{}')`,
      [subject],
    )
    const path = `operator/audit-log/export?subject_id=${subject}&columns=time&zone=Asia/Tokyo`
    const { text } = await manager.request(`GET ${path}`)
    expect(text).toMatch(/^\uFEFF"[^"]+ \(UTC\)"\r\n"2026-03-01T10:20:30\.456Z"\r\n"signature"/)
  })

  it('has every filtered event, more than one batch of them, and a signature', async () => {
    const subject = randomUUID()
    await server.pool.query(
      `insert into event_log (at, machine, move, subject_id, actor_kind, data)
       select now(), 'seat', 'release', $1, 'system', '{}' from generate_series(1, 1201)`,
      [subject],
    )
    const { text } = await readCopy({ subject_id: subject })
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('"Number","Event","Note or written reason"')
    expect(lines).toHaveLength(1201 + 3)
    expect(new Set(lines).size).toBe(1201 + 3)
    const { content, signature } = splitCopy(text)
    expect(await check(content, signature)).toBe(true)
  })

  it('is not genuine once a character, a line or the signature differs', async () => {
    const subject = randomUUID()
    await addEvent({ subject, note: 'One.' })
    await addEvent({ subject, note: 'Two.' })
    const { content, signature } = splitCopy((await readCopy({ subject_id: subject })).text)
    expect(await check(content, signature)).toBe(true)
    expect(await check(content.replace('One', 'Six'), signature)).toBe(false)
    expect(await check(content.split('\r\n').slice(0, -2).join('\r\n'), signature)).toBe(false)
    expect(
      await check(
        content,
        signature.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      ),
    ).toBe(false)
  })

  it('starts no formula in a spreadsheet, and keeps quotes and lines', async () => {
    const subject = randomUUID()
    await addEvent({ subject, note: '=HYPERLINK("https://evil.example")' })
    const { text } = await readCopy({ subject_id: subject })
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  })

  it('is an event itself, with its filters', async () => {
    const subject = randomUUID()
    await readCopy({ subject_id: subject })
    const { rows } = await server.pool.query(
      `select actor_id, data from event_log where machine = 'auditLog' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ actor_id: managerId, data: { filters: { subject_id: subject } } }])
  })
})

it.each(sidesWithoutManagers)('the log is refused to %s', async (side) => {
  const browser = await openAsSide(server, side)
  expect([401, 403]).toContain((await list({}, browser)).status)
  expect([401, 403]).toContain((await readCopy({}, browser)).status)
  const body = { hash: '0'.repeat(64), signature: 'x' }
  expect([401, 403]).toContain(
    (await browser.request('POST operator/audit-log/check', { body })).status,
  )
})
