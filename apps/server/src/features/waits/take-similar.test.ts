import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstSimilarSql } from '../../platform/db/similar-applications.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague, sendAct } from './testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let ben: Colleague
beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben] = [await addColleague(server, 'REVIEWER'), await addColleague(server, 'REVIEWER')]
})
beforeEach(async () => {
  await server.pool.query(
    `update applications set status = 'REJECTED' where status in ('SUBMITTED', 'IN_REVIEW')`,
  )
  await server.pool.query('delete from wait_owners')
  await server.pool.query('delete from wait_skips')
})
afterAll(() => server.stop())

let added = 0
/** Adds a waiting application, with the phone number of someone else if one is given. */
async function addWaiting(hours: number, phone?: string): Promise<string> {
  added += 1
  const { applicationId } = await anIntern(server, {
    user: { phone: phone ?? `+4930${8_000_000 + added}` },
    intern: { birth_date: `${1950 + (added % 50)}-03-${10 + (added % 18)}` },
    application: {
      status: 'SUBMITTED',
      submitted_at: new Date(server.now().getTime() - hours * hourMs),
      decided_at: null,
    },
  })
  return applicationId
}
const next = async (person: Colleague): Promise<string | null> =>
  (await sendAct(person, 'take-next', { kind: 'APPLICATION' })).payload.id
const listQueue = async (query: Record<string, string> = {}) =>
  (await ada.browser.request('GET operator/applications', { query })).payload
const listIds = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await listQueue(query)).map((row: { application_id: string }) => row.application_id)
const listOwners = async (ids: readonly string[]): Promise<(string | undefined)[]> => {
  const { rows } = await server.pool.query('select subject_id, owner_id from wait_owners')
  return ids.map((id) => rows.find((row) => row.subject_id === id)?.owner_id)
}

describe('applications that may be of the same person', () => {
  it('are next to each other in the queue, by the one that waits longest', async () => {
    const phone = '+4930 7000001'
    const oldest = await addWaiting(9)
    const first = await addWaiting(8, phone)
    const between = await addWaiting(7)
    const second = await addWaiting(6, phone)
    const third = await addWaiting(5, phone)
    const expected = [oldest, first, second, third, between]
    expect(await listIds()).toEqual(expected)
    const rows = await listQueue()
    expect(rows.map((row: { first_application_id: string }) => row.first_application_id)).toEqual([
      oldest,
      first,
      first,
      first,
      between,
    ])
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await ada.browser.request('GET operator/applications', {
        query: { per_page: '2', ...(after ? { after } : {}) },
      })
      paged.push(...page.payload.map((row: { application_id: string }) => row.application_id))
      after = page.next ?? undefined
    } while (after)
    expect(paged).toEqual(expected)
  })

  it('cost the queue nothing for those who do not wait', async () => {
    const phone = '+4930 7000009'
    const waiting = [await addWaiting(9, phone), await addWaiting(8, phone)]
    const others: string[] = []
    for (let count = 0; count < 30; count += 1) others.push(await addWaiting(7))
    await server.pool.query(
      `update applications set status = 'REJECTED' where application_id = any($1)`,
      [others],
    )
    const countCompared = async (): Promise<number> => {
      const { rows } = await server.pool.query(
        `explain (analyze, timing off, format json) select * from ${firstSimilarSql()} f`,
      )
      const { Plan: plan } = rows[0]['QUERY PLAN'][0]
      expect(plan['Actual Rows']).toBe(waiting.length)
      const union = /"Node Type":"Recursive Union".*?"Actual Rows":(?<count>\d+)/s
      return Number(union.exec(JSON.stringify(plan))?.groups?.['count'])
    }
    const before = await countCompared()
    await server.pool.query(
      `insert into intern_duplicates (intern_id, other_id, sign)
       select x.intern_id, y.intern_id, 'PHONE'
       from applications x join applications y on y.application_id <> x.application_id
       where x.application_id = any($1) and y.application_id = any($1)`,
      [others],
    )
    expect(await countCompared()).toBe(before)
  })

  it('are found through each other', async () => {
    const born = { birth_date: '2001-07-19' }
    const add = async (hours: number, first_name: string, phone: string) =>
      (
        await anIntern(server, {
          user: { first_name, last_name: 'Alvarez Pinto', phone },
          intern: born,
          application: {
            status: 'SUBMITTED',
            submitted_at: new Date(server.now().getTime() - hours * hourMs),
            decided_at: null,
          },
        })
      ).applicationId
    const phone = '+4930 7000002'
    const first = await add(9, 'Jose', '+4930 7000003')
    const between = await addWaiting(8)
    // The last one has the phone number of the second, which has the name of the first.
    const second = await add(7, 'José', phone)
    const third = await addWaiting(6, phone)
    expect(await listIds()).toEqual([first, second, third, between])
  })

  it('are handed to one reviewer together', async () => {
    const phone = '+4930 7000004'
    const first = await addWaiting(9, phone)
    const between = await addWaiting(8)
    const second = await addWaiting(7, phone)
    expect(await next(ada)).toBe(first)
    expect(await listOwners([first, second, between])).toEqual([ada.userId, ada.userId, undefined])
    expect([await next(ben), await next(ben)]).toEqual([between, null])
  })

  it('are given to the colleague who has the first, unless they skipped it', async () => {
    const phone = '+4930 7000005'
    const first = await addWaiting(9, phone)
    expect(await next(ada)).toBe(first)
    const late = await addWaiting(7, phone)
    expect(await next(ben)).toBeNull()
    expect(await listOwners([late])).toEqual([ada.userId])
    await sendAct(ada, 'skip', { kind: 'APPLICATION', id: late })
    expect(await next(ben)).toBe(late)
  })

  it('are each seen once by three reviewers', async () => {
    const ids: string[] = []
    for (let pair = 0; pair < 15; pair += 1) {
      const phone = `+4930 71${1000 + pair}`
      ids.push(await addWaiting(40 - pair, phone), await addWaiting(20 - pair, phone))
      ids.push(await addWaiting(30 - pair))
    }
    const carl = await addColleague(server, 'REVIEWER')
    const work = async (person: Colleague) => {
      while ((await next(person)) !== null);
    }
    await Promise.all([ada, ben, carl].map(work))
    const owners = await listOwners(ids)
    expect(owners).not.toContain(undefined)
    const { rows } = await server.pool.query(
      `select subject_id from event_log where machine = 'wait' and move in ('take', 'assign') and subject_id = any($1)`,
      [ids],
    )
    expect(new Set(rows.map((row) => row.subject_id)).size).toBe(ids.length)
    for (let at = 0; at < ids.length; at += 3) expect(owners[at]).toBe(owners[at + 1])
  })

  it('are not waited for while a colleague takes or decides one of them', async () => {
    const phone = '+4930 7000006'
    const first = await addWaiting(9, phone)
    const second = await addWaiting(8, phone)
    const holder = await server.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from applications where application_id = $1 for update', [second])
      expect(await next(ada)).toBe(first)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await listOwners([first, second])).toEqual([ada.userId, undefined])
    // The next one to look gives it to the colleague who has the other.
    expect(await next(ben)).toBeNull()
    expect(await listOwners([second])).toEqual([ada.userId])
  })

  it('are taken from the queue, the list and by assignment at once without a deadlock', async () => {
    const countDeadlocks = async (): Promise<number> => {
      const { rows } = await server.pool.query(
        'select deadlocks::int from pg_stat_database where datname = current_database()',
      )
      return rows[0].deadlocks
    }
    const before = await countDeadlocks()
    const groups: string[][] = []
    for (let group = 0; group < 12; group += 1) {
      const phone = `+4930 72${1000 + group}`
      const ids: string[] = []
      for (const hours of [40, 30, 20]) ids.push(await addWaiting(hours - group / 100, phone))
      groups.push(ids)
    }
    const responses = await Promise.all(
      groups.flatMap((ids) => [
        sendAct(ada, 'take-next', { kind: 'APPLICATION' }),
        ...ids.map((id) => sendAct(ben, 'take', { kind: 'APPLICATION', id })),
        sendAct(ada, 'assign-many', {
          selection: { rows: ids.toReversed().map((id) => ({ kind: 'APPLICATION', id })) },
          owner_id: ben.userId,
          reason: 'You know them',
          count: ids.length,
        }),
      ]),
    )
    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    expect(await countDeadlocks()).toBe(before)
    expect(await listOwners(groups.flat())).not.toContain(undefined)
  })
})
