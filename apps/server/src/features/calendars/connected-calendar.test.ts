import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { aCompany, aMember } from '../../platform/testing/factories.ts'
import {
  type CalendarTestServer,
  startCalendarTestServer,
  connectTestCalendar,
} from '../../platform/testing/calendars.ts'

let world: CalendarTestServer
beforeAll(async () => {
  world = await startCalendarTestServer()
})
afterAll(() => world.stop())
beforeEach(() => world.reset())

const createAdmin = async () => {
  const company = await aCompany(world.server)
  return { company, admin: await world.server.as(company.admin.userId) }
}

describe('a connected calendar', () => {
  it('lists its calendar names, even while the provider is unavailable, and rejects unknown names', async () => {
    const { admin } = await createAdmin()
    expect((await admin.request('GET calendars/names')).payload).toEqual({
      calendars: [],
      is_fresh: true,
    })
    const { payload } = await connectTestCalendar(admin, 'GOOGLE')
    world.google.calendars.push({ id: 'second@group.calendar.example', summary: 'Work' })
    const names = await admin.request('GET calendars/names', { query: { id: payload.id } })
    expect(names.payload).toEqual({
      is_fresh: true,
      calendars: [
        { calendar_name: 'Hannah', is_main: true, is_chosen: true },
        { calendar_name: 'Work', is_main: false, is_chosen: false },
        { calendar_name: 'Work (2)', is_main: false, is_chosen: false },
      ],
    })
    world.google.calendars.pop()
    world.google.faults = [{ pathPattern: /calendarList/, status: 500 }]
    expect((await admin.request('GET calendars/names')).payload).toMatchObject({
      is_fresh: false,
      calendars: [{}, {}, {}],
    })
    expect(
      (await admin.request(`PATCH calendar/${payload.id}`, { body: { calendar_name: 'Work' } }))
        .payload,
    ).toMatchObject({ calendar_name: 'Work' })
    expect(
      (await admin.request(`PATCH calendar/${payload.id}`, { body: { calendar_name: 'Nobody’s' } }))
        .fields,
    ).toEqual({ calendar_name: 'This calendar isn’t in the connected account.' })
  })

  it('is visible to its owner only: colleagues and other companies get 404', async () => {
    const { company, admin } = await createAdmin()
    const { payload } = await connectTestCalendar(admin, 'OUTLOOK')
    const colleague = await world.server.as(
      (await aMember(world.server, company.companyId, { role: 'ADMIN' })).userId,
    )
    for (const browser of [colleague, (await createAdmin()).admin]) {
      expect(
        (
          await browser.request(`PATCH calendar/${payload.id}`, {
            body: { calendar_name: 'Calendar' },
          })
        ).status,
      ).toBe(404)
      expect((await browser.request(`DELETE calendar/${payload.id}`)).status).toBe(404)
      expect(
        (await browser.request('GET calendars/names', { query: { id: payload.id } })).status,
      ).toBe(404)
      expect((await browser.request('GET host-company/integrate/user/calendars')).count).toBe(0)
    }
  })

  it('revokes access at the provider on disconnecting, retries while the provider is unavailable, then deletes the tokens', async () => {
    const { company, admin } = await createAdmin()
    const { payload } = await connectTestCalendar(admin, 'GOOGLE')
    const before = world.google.grants.tokenCount
    world.google.faults = [{ pathPattern: /POST \/revoke/, status: 500, times: 1 }]
    expect((await admin.request(`DELETE calendar/${payload.id}`)).status).toBe(200)
    await world.server.running.services.sweep()
    expect(world.google.grants.tokenCount).toBe(before)
    await world.server.advanceClock(2 * minuteMs)
    expect(world.google.grants.tokenCount).toBe(before - 1)
    const { rows } = await world.server.pool.query(
      'select status, tokens from calendar_connections where user_id = $1',
      [company.admin.userId],
    )
    expect(rows).toEqual([{ status: 'DISCONNECTED', tokens: null }])
    expect((await admin.request('GET host-company/integrate/user/calendars')).payload).toEqual([])
    expect((await admin.request(`DELETE calendar/${payload.id}`)).status).toBe(404)
    expect((await connectTestCalendar(admin, 'GOOGLE')).payload).toMatchObject({
      id: payload.id,
      status: 'CONNECTED',
    })
  })

  it('is disconnected when its owner is deactivated', async () => {
    const { company, admin } = await createAdmin()
    const member = await aMember(world.server, company.companyId)
    await connectTestCalendar(await world.server.as(member.userId), 'GOOGLE')
    expect(
      (
        await admin.request('PUT admin-setting/user/status', {
          body: { user_id: member.userId, status: 'DEACTIVATED' },
        })
      ).status,
    ).toBe(200)
    const { rows } = await world.server.pool.query(
      'select status from calendar_connections where user_id = $1',
      [member.userId],
    )
    expect(rows).toEqual([{ status: 'DISCONNECTED' }])
  })
})
