import { hourMs } from '@fledge/kernel/dates.ts'
import { skipHours } from '@fledge/domain/waits/rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { isLongRun } from '../../test/system/rounds.ts'
import { addColleague, type Colleague, sendAct } from './testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let ben: Colleague
let manager: Colleague

beforeAll(async () => {
  server = await startTestServer()
  ;[ada, ben, manager] = [
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'REVIEWER'),
    await addColleague(server, 'MANAGER'),
  ]
})
beforeEach(() => server.pool.query('delete from wait_owners'))
afterAll(() => server.stop())

const submitted = () => ({ status: 'SUBMITTED', submitted_at: server.now(), decided_at: null })
const addCompany = async () => (await aCompany(server, { status: 'PENDING_APPROVAL' })).companyId

describe('taking the next', () => {
  it('gives the oldest that no one takes care of, and null at the end', async () => {
    await server.pool.query(
      `update applications set status = 'REJECTED' where status in ('SUBMITTED', 'IN_REVIEW')`,
    )
    const ids: string[] = []
    for (let hours = 3; hours > 0; hours -= 1) {
      const at = new Date(server.now().getTime() - hours * hourMs)
      const application = { ...submitted(), submitted_at: at }
      // Each another person: with the same date of birth, they would be handed out together.
      const intern = { birth_date: `2000-01-0${hours}` }
      ids.push((await anIntern(server, { intern, application })).applicationId)
    }
    await sendAct(ben, 'take', { kind: 'APPLICATION', id: ids[1] })
    const next = async () => (await sendAct(ada, 'take-next', { kind: 'APPLICATION' })).payload.id
    expect([await next(), await next(), await next()]).toEqual([ids[0], ids[2], null])
  })

  it('does not give back what someone skipped until some hours later, but gives it to others', async () => {
    await server.pool.query(
      `update companies set status = 'REJECTED' where status = 'PENDING_APPROVAL'`,
    )
    const id = await addCompany()
    const next = async (person: Colleague) =>
      (await sendAct(person, 'take-next', { kind: 'COMPANY' })).payload.id
    expect(await next(ada)).toBe(id)
    expect((await sendAct(ada, 'skip', { kind: 'COMPANY', id })).status).toBe(200)
    expect(await next(ada)).toBeNull()
    const readSkip = async ({ browser }: Colleague) =>
      (
        await browser.request('GET operator/companies', {
          query: { status: 'PENDING_APPROVAL' },
        })
      ).payload[0].skipped_until
    const until = new Date(server.now().getTime() + skipHours.usual * hourMs).getTime()
    expect(Math.abs(Date.parse(await readSkip(ada)) - until)).toBeLessThan(60_000)
    expect(await readSkip(ben)).toBeNull()
    expect(await next(ben)).toBe(id)
    await sendAct(ben, 'release', { kind: 'COMPANY', id })
    await server.advanceClock(skipHours.usual * hourMs)
    expect(await readSkip(ada)).toBeNull()
    expect(await next(ada)).toBe(id)
  })

  it('no longer counts as skipped by someone who takes it back', async () => {
    const id = await addCompany()
    const readSkip = async () => {
      const { payload } = await ada.browser.request('GET operator/companies', {
        query: { status: 'PENDING_APPROVAL', per_page: '100' },
      })
      return payload.find((row: { company_id: string }) => row.company_id === id).skipped_until
    }
    await sendAct(ada, 'skip', { kind: 'COMPANY', id })
    expect(await readSkip()).not.toBeNull()
    expect((await sendAct(ada, 'take', { kind: 'COMPANY', id })).status).toBe(200)
    expect(await readSkip()).toBeNull()
  })

  it('gives each item to one of three reviewers at once, and skips none', async () => {
    await server.pool.query(
      `update companies set status = 'REJECTED' where status = 'PENDING_APPROVAL'`,
    )
    const count = isLongRun ? 3000 : 60
    await server.pool.query(
      `with added as (
         insert into companies (company_id, slug, name, status, time_zone, created_at)
         select gen_random_uuid(), 'handed-out-' || n, 'Handed out', 'PENDING_APPROVAL', 'UTC', $2
         from generate_series(1, $1::int) n returning company_id
       )
       insert into members (member_id, company_id, email, status, role, created_at, is_first)
       select gen_random_uuid(), company_id, company_id || '@handed.test', 'INVITED', 'ADMIN', $2, true
       from added`,
      [count, server.now()],
    )
    // As autovacuum does, so that PostgreSQL plans for the added rows.
    await server.pool.query('analyze companies, members')
    const seen: string[] = []
    const work = async (person: Colleague) => {
      for (;;) {
        const { payload, status } = await sendAct(person, 'take-next', { kind: 'COMPANY' })
        expect(status).toBe(200)
        if (payload.id === null) return
        seen.push(payload.id)
      }
    }
    await Promise.all([ada, ben, manager].map(work))
    expect([seen.length, new Set(seen).size]).toEqual([count, count])
  }, 540_000)
})
