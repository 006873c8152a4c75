import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { settingRules, type SettingName } from '@fledge/domain/settings/types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  aScene,
  createMissedInterview,
  explanationText,
  getOwnNoShows,
  type NoShowScene,
  sendExplanation,
} from '../no-shows/testing/no-show-fixtures.ts'
import { addColleague, type Colleague, sendAct } from '../waits/testing/colleagues.ts'

let server: TestServer
let ada: Colleague
let manager: Colleague
beforeAll(async () => {
  server = await startTestServer()
})
// Days pass in each test, and sessions with them.
beforeEach(async () => {
  await server.pool.query('delete from settings')
  ada = await addColleague(server, 'REVIEWER')
  manager = await addColleague(server, 'MANAGER')
})
afterAll(() => server.stop())

const change = async (name: SettingName, value: number) => {
  const body = { value, base: settingRules[name].fallback, note: 'Decided in the weekly meeting.' }
  expect((await manager.browser.request(`POST operator/settings/${name}`, { body })).status).toBe(
    200,
  )
}

describe('the hours of tasks', () => {
  const addCompany = async () => (await aCompany(server, { status: 'PENDING_APPROVAL' })).companyId
  const readOwner = async (id: string) =>
    (
      await manager.browser.request('GET operator/waits', { query: { per_page: '100' } })
    ).payload.find((row: { id: string }) => row.id === id).owner_id

  it('hold for tasks taken from then on, however they are taken', async () => {
    const [before, handedOut, taken, assigned] = [
      await addCompany(),
      await addCompany(),
      await addCompany(),
      await addCompany(),
    ]
    await sendAct(ada, 'take', { kind: 'COMPANY', id: before })
    await change('task_hold_hours', 6)
    const next = (await sendAct(ada, 'take-next', { kind: 'COMPANY' })).payload.id
    expect(next).toBe(handedOut)
    await sendAct(ada, 'take', { kind: 'COMPANY', id: taken })
    await sendAct(manager, 'assign', { kind: 'COMPANY', id: assigned, owner_id: ada.userId })
    const readOwners = () => Promise.all([before, handedOut, taken, assigned].map(readOwner))
    await server.advanceClock(5 * hourMs)
    expect(await readOwners()).toEqual(Array(4).fill(ada.userId))
    await server.advanceClock(hourMs)
    expect(await readOwners()).toEqual([ada.userId, null, null, null])
    // Another act keeps it for the same hours as before.
    await sendAct(ada, 'take', { kind: 'COMPANY', id: before })
    await server.advanceClock(23 * hourMs)
    expect(await readOwner(before)).toBe(ada.userId)
    await server.advanceClock(hourMs)
    expect(await readOwner(before)).toBeNull()
  })

  it('can be more than before, and are public for the screen of tasks', async () => {
    const id = await addCompany()
    await change('task_hold_hours', 48)
    await sendAct(ada, 'take', { kind: 'COMPANY', id })
    await server.advanceClock(47 * hourMs)
    expect(await readOwner(id)).toBe(ada.userId)
    await server.advanceClock(hourMs)
    expect(await readOwner(id)).toBeNull()
    const { payload } = await server.anonymous().request('GET global-setting/get')
    expect(payload.task_hold_hours).toBe(48)
  })

  it('say when what is skipped from then on comes back', async () => {
    const skip = async () => {
      const id = await addCompany()
      const reply = await sendAct(ada, 'skip', { kind: 'COMPANY', id })
      const end = Date.parse(reply.payload.comes_back_at)
      return { id, hours: (end - server.now().getTime()) / hourMs }
    }
    const before = await skip()
    await change('task_skip_hours', 10)
    const after = await skip()
    expect(before.hours).toBeCloseTo(4, 1)
    expect(after.hours).toBeCloseTo(10, 1)
    await server.advanceClock(5 * hourMs)
    const { rows } = await server.pool.query(
      'select subject_id from wait_skips where user_id = $1 and until > $2',
      [ada.userId, server.now()],
    )
    expect(rows).toEqual([{ subject_id: after.id }])
  })
})

describe('the days of missed interviews', () => {
  const readDays = async (scene: NoShowScene) => {
    const { no_shows: list } = await getOwnNoShows(scene, 'intern')
    return list.map((row: { recorded_at: string; contest_by: string; counts_until: string }) => [
      (Date.parse(row.contest_by) - Date.parse(row.recorded_at)) / dayMs,
      (Date.parse(row.counts_until) - Date.parse(row.recorded_at)) / dayMs,
    ])
  }

  it('hold for those recorded from then on', async () => {
    const [before, after] = [await aScene(server), await aScene(server)]
    await createMissedInterview(before, 'company')
    await change('no_show_contest_days', 12)
    await change('no_show_counting_days', 30)
    await createMissedInterview(after, 'company')
    expect([await readDays(before), await readDays(after)]).toEqual([[[7, 180]], [[12, 30]]])
    const mails = await server.mails(after.intern.email)
    expect(mails.map(({ kind }) => kind)).toContain('noShows.explain')
    await server.advanceClock(8 * dayMs)
    const dispute = async (scene: NoShowScene) => {
      const { owes } = await getOwnNoShows(scene, 'intern')
      return sendExplanation(scene, 'intern', owes, { contest: true, explanation: explanationText })
    }
    expect((await dispute(before)).code).toBe('DEADLINE_PASSED')
    expect((await dispute(after)).status).toBe(200)
    const read = async () => {
      const { browser } = await addColleague(server, 'MANAGER')
      const query = { kind: 'NO_SHOW', per_page: '100' }
      return {
        tasks: (await browser.request('GET operator/waits', { query })).payload.length,
        reviews: (await browser.request('GET operator/no-shows')).payload.map(
          (row: { counting_days: number }) => row.counting_days,
        ),
      }
    }
    expect(await read()).toEqual({ tasks: 1, reviews: [30] })
    // It counts no longer, but no one has answered the dispute.
    await server.advanceClock(30 * dayMs)
    expect(await read()).toEqual({ tasks: 1, reviews: [30] })
    const counts = await Promise.all(
      [before, after].map(async (scene) => {
        const internBrowser = await server.as(scene.intern.userId)
        return (await getOwnNoShows({ ...scene, internBrowser }, 'intern')).count
      }),
    )
    expect(counts).toEqual([1, 0])
  })
})

describe('the days of appeals against bans', () => {
  const ban = async () => {
    const intern = await anIntern(server)
    const operator = await server.as((await anOperator(server)).userId)
    const response = await operator.request(`POST operator/people/${intern.userId}/ban`, {
      body: { reason: 'FRAUD', message: 'You asked two interns for money.' },
    })
    expect(response.status).toBe(200)
    await server.advanceClock(hourMs)
    const { rows } = await server.pool.query<{ html: string }>(
      `select html from mailbox where to_address = $1 and html like '%/appeal?token=%' order by created_at desc limit 1`,
      [intern.email],
    )
    return { ...intern, token: rows[0]?.html.match(/appeal\?token=([\w-]+)/)?.[1] ?? '' }
  }
  const appeal = (token: string) =>
    server.anonymous().request('POST accounts/appeals', { body: { token, appeal: 'Not me.' } })
  const readStatus = async (token: string) =>
    (await server.anonymous().request('POST accounts/appeals/status', { body: { token } })).payload
      .appeal
  const readTask = async (id: string) =>
    (
      await manager.browser.request('GET operator/waits', { query: { kind: 'BAN_APPEAL' } })
    ).payload.find((row: { id: string }) => row.id === id)

  it('hold for links that are sent from then on', async () => {
    const before = await ban()
    await change('ban_appeal_days', 60)
    const after = await ban()
    await server.advanceClock(31 * dayMs)
    expect(await appeal(before.token)).toMatchObject({ code: 'CODE_EXPIRED' })
    expect((await appeal(after.token)).status).toBe(200)
  })

  it('leave an appeal readable until it has to be decided', async () => {
    await change('ban_appeal_days', 14)
    await change('ban_appeal_decision_days', 30)
    const { token } = await ban()
    expect((await appeal(token)).status).toBe(200)
    await server.advanceClock(20 * dayMs)
    expect(await readStatus(token)).toMatchObject({ text: 'Not me.' })
  })

  it('never end a link earlier than its email said', async () => {
    await change('ban_appeal_days', 60)
    const { token } = await ban()
    const base = 60
    const body = { value: 14, base, note: 'Decided in the weekly meeting.' }
    await manager.browser.request('POST operator/settings/ban_appeal_days', { body })
    await appeal(token)
    await server.advanceClock(40 * dayMs)
    expect(await readStatus(token)).toMatchObject({ text: 'Not me.' })
  })

  it('hold for decisions on appeals that are sent from then on', async () => {
    const [before, after] = [await ban(), await ban()]
    await appeal(before.token)
    await change('ban_appeal_decision_days', 14)
    const sent = (await appeal(after.token)).payload
    const toDays = ({ at, due_at: due }: { at: string; due_at: string }) =>
      (Date.parse(due) - Date.parse(at)) / dayMs
    expect(toDays(await readStatus(before.token))).toBe(7)
    expect(toDays(await readStatus(after.token))).toBe(14)
    expect((await readStatus(after.token)).due_at).toBe(sent.due_at)
    expect((await readTask(after.userId)).due_at).toBe(sent.due_at)
    const task = await readTask(before.userId)
    expect((Date.parse(task.due_at) - Date.parse(task.since)) / dayMs).toBe(7)
  })
})
