import { flagNames } from '@fledge/domain/flags/types.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer()
  managerId = (await anOperator(server)).userId
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

const note = 'Tried with two people first'
interface State {
  readonly is_on: boolean
  readonly percentage: number
  readonly user_ids: readonly string[]
}
const find = async (name: string) =>
  (await manager.request('GET operator/flags')).payload.find(
    (flag: { name: string }) => flag.name === name,
  )
const readState = async (name: string): Promise<State> => {
  const { is_on, percentage, user_ids } = await find(name)
  return { is_on, percentage, user_ids }
}
const change = async (name: string, state: Partial<State>, more: object = {}) => {
  const base = await readState(name)
  return manager.request(`POST operator/flags/${name}`, {
    body: { ...base, ...state, base, note, ...more },
  })
}
const isOn = async (userId: string, name: string): Promise<boolean> =>
  (await (await server.as(userId)).request('GET common-services/feature', { query: { name } }))
    .payload.is_on

it('lists every flag of this version', async () => {
  const flags = (await manager.request('GET operator/flags')).payload
  expect(flags.map(({ name }: { name: string }) => name)).toEqual(flagNames)
})

it('turns a feature off and on for some, which applies at once and is in the log', async () => {
  const [chosen, other] = [await anIntern(server), await anIntern(server)]
  expect((await change('SPOT_FEEDBACK', { is_on: false })).status).toBe(200)
  expect(await isOn(chosen.userId, 'SPOT_FEEDBACK')).toBe(false)
  expect((await change('SPOT_FEEDBACK', { user_ids: [chosen.userId] })).status).toBe(200)
  expect([
    await isOn(chosen.userId, 'SPOT_FEEDBACK'),
    await isOn(other.userId, 'SPOT_FEEDBACK'),
  ]).toEqual([true, false])
  expect((await change('SPOT_FEEDBACK', { percentage: 100 })).status).toBe(200)
  expect(await isOn(other.userId, 'SPOT_FEEDBACK')).toBe(true)
  expect(await find('SPOT_FEEDBACK')).toMatchObject({
    users: [{ user_id: chosen.userId, email: chosen.email }],
    last_change: { from: { percentage: 0 }, to: { percentage: 100 }, note },
  })
  const { rows } = await server.pool.query(
    `select actor_id, note, data from event_log where machine = 'flag' order by id`,
  )
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatchObject({
    actor_id: managerId,
    note,
    data: { name: 'SPOT_FEEDBACK', to: { isOn: false, userIds: [chosen.userId] } },
  })
})

it('gives a share of users the feature, and the same ones when the share grows', async () => {
  await change('SUGGESTIONS', { is_on: false, percentage: 30 })
  const interns = await Promise.all(Array.from({ length: 12 }, () => anIntern(server)))
  const read = () => Promise.all(interns.map(({ userId }) => isOn(userId, 'SUGGESTIONS')))
  const before = await read()
  await change('SUGGESTIONS', { percentage: 60 })
  const after = await read()
  expect(before.filter((had, at) => had && !after[at])).toEqual([])
})

it('is refused without a reason, for unknown people, shares over 100 and outdated states', async () => {
  const refuse = async (state: Partial<State>, more?: object) =>
    (await change('PAYMENTS', state, more)).code
  expect(await refuse({ is_on: false }, { note: ' ' })).toBe('VALIDATION')
  expect(await refuse({ percentage: 101 })).toBe('VALIDATION')
  expect(await refuse({ user_ids: ['01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10'] })).toBe('VALIDATION')
  const outdated = { is_on: false, percentage: 3, user_ids: [] }
  expect(await refuse({ is_on: false }, { base: outdated })).toBe('CONFLICT')
  expect((await find('PAYMENTS')).last_change).toBeNull()
})

it.each([...sidesWithoutManagers, 'finance'] as const)('refuses flags to %s', async (side) => {
  const browser =
    side === 'finance'
      ? await server.as((await anOperator(server, 'FINANCE')).userId)
      : await openAsSide(server, side)
  const base = { is_on: true, percentage: 0, user_ids: [] }
  const status = side === 'a visitor' ? 401 : 403
  expect((await browser.request('GET operator/flags')).status).toBe(status)
  const answer = await browser.request('POST operator/flags/PAYMENTS', {
    body: { ...base, is_on: false, base, note },
  })
  expect(answer.status).toBe(status)
})
