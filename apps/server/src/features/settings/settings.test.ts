import { settingNames, settingRules } from '@fledge/domain/settings/types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring } from '../../platform/testing/hiring.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer()
  managerId = (
    await aUser(server, 'O', { operator_role: 'MANAGER', first_name: 'Mara', last_name: 'Vogel' })
  ).userId
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

const list = async () => (await manager.request('GET operator/settings')).payload
const find = async (name: string) =>
  (await list()).find((setting: { name: string }) => setting.name === name)
const change = (name: string, value: unknown, base: unknown, browser = manager) =>
  browser.request(`POST operator/settings/${name}`, {
    body: { value, base, note: 'Decided in the weekly meeting.' },
  })
const readGlobal = async () => (await server.anonymous().request('GET global-setting/get')).payload

describe('the settings of the programme', () => {
  it('are those of a new installation until someone changes them', async () => {
    const settings = await list()
    expect(settings.map(({ name }: { name: string }) => name)).toEqual(settingNames)
    for (const { value, default_value, changes } of settings) {
      expect(value).toEqual(default_value)
      expect(changes).toEqual([])
    }
  })

  it('are changed with a reason, which the history and the log show', async () => {
    expect((await change('initial_credits', 12, 10)).status).toBe(200)
    expect((await change('initial_credits', 15, 12)).status).toBe(200)
    expect(await find('initial_credits')).toMatchObject({
      value: 15,
      default_value: 10,
      changes: [
        { from: 12, to: 15, by: 'Mara Vogel', note: 'Decided in the weekly meeting.' },
        { from: 10, to: 12 },
      ],
    })
    const { rows } = await server.pool.query(
      `select actor_id, note, data from event_log where machine = 'setting' order by id`,
    )
    expect(rows[0]).toEqual({
      actor_id: managerId,
      note: 'Decided in the weekly meeting.',
      data: { name: 'initial_credits', from: 10, to: 12 },
    })
  })

  it('take effect at once', async () => {
    const { companyId } = await aCompany(server, { status: 'PENDING_APPROVAL', credits: 0 })
    const { value } = await find('initial_credits')
    await change('initial_credits', 17, value)
    await manager.request(`POST operator/companies/${companyId}/approve`, {
      body: { expected_status: 'PENDING_APPROVAL' },
    })
    const { rows } = await server.pool.query(
      'select sum(amount)::int as credits from credit_ledger where company_id = $1',
      [companyId],
    )
    expect(rows).toEqual([{ credits: 17 }])
    await change('support_email', 'Help@Fledge.example', 'support@fledge.example')
    await change('booking_link', 'https://calls.example/fledge', null)
    await change('new_batch_seats', 80, 50)
    expect(await readGlobal()).toMatchObject({
      support_email: 'help@fledge.example',
      booking_link: 'https://calls.example/fledge',
      new_batch: { seats: 80, max_offers: 3, refund_days: 14 },
    })
    await change('booking_link', '', 'https://calls.example/fledge')
    expect((await readGlobal()).booking_link).toBeNull()
  })

  it('hold for offers that are written from then on', async () => {
    const [before, after] = [await aHiring(server), await aHiring(server)]
    const readDays = async (offerId: string) =>
      (await server.pool.query('select answer_days from offers where offer_id = $1', [offerId]))
        .rows[0].answer_days
    const written = await aDraftedOffer(server, before)
    expect((await change('offer_answer_days', 10, 7)).status).toBe(200)
    const admin = await server.as(after.company.admin.userId)
    const form = await admin.request(`GET offer/application/${after.candidatureId}`)
    expect(form.payload.answer_days).toBe(10)
    const next = await aDraftedOffer(server, after)
    expect([await readDays(written), await readDays(next)]).toEqual([7, 10])
    expect(
      await readDays(await aDraftedOffer(server, await aHiring(server), { answer_days: 5 })),
    ).toBe(5)
  })

  it('name the countries of companies', async () => {
    const { rows } = await server.pool.query(
      `select id, label from lookup where list = 'country' order by sort, id limit 2`,
    )
    const ids = rows.map(({ id }) => id)
    expect((await change('served_country_ids', ids, [])).status).toBe(200)
    expect(await find('served_country_ids')).toMatchObject({
      value: ids,
      countries: { is_exception: false, names: rows.map(({ label }) => label) },
    })
    expect((await readGlobal()).served_country_ids).toEqual(ids)
    const { rows: others } = await server.pool.query(
      `select id from lookup where list = 'country' and not (id = any ($1))`,
      [ids],
    )
    await change(
      'served_country_ids',
      others.map(({ id }) => id),
      ids,
    )
    expect((await find('served_country_ids')).countries).toEqual({
      is_exception: true,
      names: rows.map(({ label }) => label),
    })
  })

  it('keep a change that someone else has made in the meantime', async () => {
    await change('new_batch_refund_days', 20, 14)
    expect(await change('new_batch_refund_days', 30, 14)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect((await find('new_batch_refund_days')).value).toBe(20)
  })

  it('are changed by one of eight requests with the same base', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, at) => (await change('new_batch_max_offers', at + 4 > 10 ? 1 : at + 4, 3)).status,
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['initial_credits', 0],
    ['initial_credits', 101],
    ['offer_answer_days', 4],
    ['offer_answer_days', 15],
    ['application_review_days', 0],
    ['company_review_days', 11],
    ['waiting_list_days', 2],
    ['waiting_list_days', 61],
    ['no_show_contest_days', 1],
    ['no_show_contest_days', 31],
    ['no_show_counting_days', 29],
    ['no_show_counting_days', 366],
    ['ban_appeal_days', 13],
    ['ban_appeal_days', 181],
    ['ban_appeal_decision_days', 1],
    ['ban_appeal_decision_days', 31],
    ['task_hold_hours', 3],
    ['task_hold_hours', 169],
    ['task_skip_hours', 0],
    ['task_skip_hours', 73],
    ['initial_credits', 1.5],
    ['initial_credits', '5'],
    ['initial_credits', null],
    ['new_batch_seats', [1]],
    ['served_country_ids', [999_999]],
    ['served_country_ids', 4],
    ['support_email', 'nobody'],
    ['booking_link', 'http://calls.example'],
    ['booking_link', 'javascript:alert(1)'],
  ])('reject %s = %j', async (name, value) => {
    const before = await find(name)
    const reply = await change(name, value, before.value)
    expect(reply).toMatchObject({ status: 400, fields: { value: expect.any(String) } })
    expect(await find(name)).toEqual(before)
  })

  it('need a reason, and a name that exists', async () => {
    const body = { value: 9, base: 15, note: ' ' }
    expect(
      (await manager.request('POST operator/settings/initial_credits', { body })).fields,
    ).toEqual({
      note: 'Enter a reason',
    })
    expect((await change('badge_keys', [], [])).status).toBe(404)
  })

  it('fall back to those of a new installation if a value is malformed', async () => {
    await server.pool.query(
      `insert into settings (name, value) values ('support_email', '7') on conflict (name) do update set value = '7'`,
    )
    expect((await find('support_email')).value).toBe('support@fledge.example')
  })

  it.each(sidesWithoutManagers)('are refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    const before = await list()
    expect([401, 403]).toContain((await browser.request('GET operator/settings')).status)
    for (const name of settingNames) {
      const rule = settingRules[name]
      const value = rule.kind === 'number' ? rule.max : rule.fallback
      const { value: base } = before.find((setting: { name: string }) => setting.name === name)
      expect([401, 403]).toContain((await change(name, value, base, browser)).status)
    }
    expect(await list()).toEqual(before)
  })
})
