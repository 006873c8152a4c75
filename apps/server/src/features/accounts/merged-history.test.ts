import { mergeQuestionDays } from '@fledge/domain/accounts/rules.ts'
import { dayMs, formatDate } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { readAccount, signInByCode, undoMs } from './testing/managed-accounts.ts'
import { aPair, createMergeRequests, mergeNow, reason } from './testing/merges.ts'

let server: TestServer
let manager: Browser
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
})
beforeEach(async () => {
  manager = await server.as((await anOperator(server)).userId)
})
afterAll(() => server.stop())
const readOne = async (sql: string, ...values: readonly string[]) =>
  (await server.pool.query(sql, [...values])).rows[0]

describe('the history of an account that is closed as a duplicate', () => {
  it('shows its history on the page of the kept one, marked with its address', async () => {
    const [closed, remaining] = await aPair(server)
    const note = 'Called from another number.'
    await manager.request(`POST operator/people/${closed.userId}/notes`, { body: { note } })
    await mergeNow(server, manager, closed, remaining)
    const { payload: page } = await manager.request(`GET operator/people/${remaining.userId}`)
    expect(page.notes).toMatchObject([{ note, account: closed.email }])
    expect(page.mails).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ account: closed.email }),
        expect.objectContaining({ account: null }),
      ]),
    )
    const { payload: events } = await manager.request(
      `GET operator/people/${remaining.userId}/events`,
    )
    const accounts = Object.fromEntries(
      events.map(({ move, account }: { move: string; account: string | null }) => [move, account]),
    )
    expect(accounts).toMatchObject({ merge: closed.email, addNote: closed.email, takeOver: null })
    const { payload: own } = await manager.request(`GET operator/people/${closed.userId}/events`)
    expect(own.map(({ move }: { move: string }) => move)).not.toContain('takeOver')
    const found = await manager.request('GET operator/people', { query: { search: closed.email } })
    expect(found.payload.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [closed.userId, remaining.userId].toSorted(),
    )
  })

  it('can still be copied for its owner, as the kept one can', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    for (const { userId } of [closed, remaining]) {
      const path = `operator/people/${userId}/export`
      const body = { received_on: server.now().toISOString().slice(0, 10), reason }
      const { payload } = await manager.request(`POST ${path}`, { body })
      const copy = await manager.request(`GET ${path}`, { query: payload })
      expect(copy.status).toBe(200)
    }
  })

  it('can be opened again after a mistake', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    const response = await manager.request(`POST operator/people/${closed.userId}/reactivate`, {
      body: { reason: 'They are sisters.' },
    })
    expect(response.status).toBe(200)
    await server.advanceClock(undoMs)
    expect((await signInByCode(server, closed.email, 'I')).verified.status).toBe(200)
    expect(await readAccount(manager, remaining.userId)).toMatchObject({ merged_accounts: [] })
  })

  it('follows when the kept account is merged, too', async () => {
    const [first, second] = await aPair(server)
    const third = await anIntern(server)
    await mergeNow(server, manager, first, second)
    await mergeNow(server, manager, second, third)
    expect(await readOne('select merged_into from users where user_id = $1', first.userId)).toEqual(
      { merged_into: third.userId },
    )
  })
})

it('comparing two accounts records that both were read', async () => {
  const [first, second] = await aPair(server)
  const { payload } = await createMergeRequests(manager).compare(first.userId, second.userId)
  expect(payload.comparison.accounts).toMatchObject([
    { id: first.userId, open_applications: 1, may: { close: true } },
    { id: second.userId, open_applications: 1, may: { close: true } },
  ])
  const { rows } = await server.pool.query(
    `select subject_id from event_log where machine = 'person' and move = 'read' and subject_id = any($1)`,
    [[first.userId, second.userId]],
  )
  expect(rows).toHaveLength(2)
})

it('reading the page of the kept account records that both were read', async () => {
  const [closed, remaining] = await aPair(server)
  await mergeNow(server, manager, closed, remaining)
  const { userId } = await anOperator(server)
  const reader = await server.as(userId)
  await reader.request(`GET operator/people/${remaining.userId}`)
  await reader.request(`GET operator/people/${remaining.userId}`)
  const { rows } = await server.pool.query(
    `select subject_id from event_log
     where machine = 'person' and move = 'read' and subject_id = any($1) and actor_id = $2`,
    [[closed.userId, remaining.userId], userId],
  )
  expect(rows.map(({ subject_id }) => subject_id).toSorted()).toEqual(
    [closed.userId, remaining.userId].toSorted(),
  )
})

describe('a merged account', () => {
  const eraseNow = async (id: string) => {
    await server.pool.query(
      'update users set erase_at = $2, erasure_requested_at = $2 where user_id = $1',
      [id, server.now()],
    )
    await server.advanceClock(2 * 60_000)
  }
  const readErasure = (id: string) =>
    readOne(
      `select erase_at, erasure_requested_at, is_erasure_final, erased_at is not null as is_erased
       from users where user_id = $1`,
      id,
    )

  it('is erased after the one that its owner kept, once they can no longer object', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    const { blocked_at: closedAt } = await readOne(
      'select blocked_at from users where user_id = $1',
      closed.userId,
    )
    const due = new Date(Date.parse(closedAt) + mergeQuestionDays * dayMs)
    await eraseNow(remaining.userId)
    expect(await readErasure(remaining.userId)).toMatchObject({ is_erased: true })
    expect(await readErasure(closed.userId)).toEqual({
      erase_at: due.toISOString(),
      erasure_requested_at: null,
      is_erasure_final: true,
      is_erased: false,
    })
    const mail = (await server.mails(closed.email)).find(
      ({ kind }) => kind === 'accounts.eraseMerged',
    )
    expect(mail?.subject).toContain(formatDate(due.toISOString().slice(0, 10)))
    // Its owner did not ask for it, and who only types the address learns nothing.
    const { payload: requests } = await manager.request('GET operator/privacy/requests')
    expect(JSON.stringify(requests)).not.toContain(closed.email)
    const step = await server
      .anonymous()
      .request('GET validate/v2/email', { query: { email: closed.email, type: 'I' } })
    expect(step.payload).toMatchObject({ next: 'SIGN_IN', erase_at: null })
    await server.advanceClock(due.getTime() - server.now().getTime() - dayMs)
    expect(await readErasure(closed.userId)).toMatchObject({ is_erased: false })
    await server.advanceClock(2 * dayMs)
    expect(await readErasure(closed.userId)).toMatchObject({ is_erased: true })
  })

  it('can be kept and opened again until then, if the merge was a mistake', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    await eraseNow(remaining.userId)
    expect(await readAccount(manager, closed.userId)).toMatchObject({
      erasure: { by: '', is_final: true },
      may: { keep: true, reactivate: 'accounts.refused.erasing' },
    })
    for (const act of ['keep', 'reactivate']) {
      const response = await manager.request(`POST operator/people/${closed.userId}/${act}`, {
        body: { reason: 'They are sisters.' },
      })
      expect([act, response.status]).toEqual([act, 200])
      await server.advanceClock(undoMs)
    }
    await server.advanceClock((mergeQuestionDays + 1) * dayMs)
    expect((await signInByCode(server, closed.email, 'I')).verified.status).toBe(200)
  })

  it('is erased at once with the kept one after the days to object, and not the other way round', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    const [other, stays] = await aPair(server)
    await mergeNow(server, manager, other, stays)
    await server.advanceClock((mergeQuestionDays + 1) * dayMs)
    await eraseNow(remaining.userId)
    await server.advanceClock(2 * 60_000)
    expect(await readErasure(closed.userId)).toMatchObject({ is_erased: true })
    await eraseNow(other.userId)
    expect(await readErasure(other.userId)).toMatchObject({ is_erased: true })
    expect(await readErasure(stays.userId)).toMatchObject({ is_erased: false, erase_at: null })
    expect((await signInByCode(server, stays.email, 'I')).verified.status).toBe(200)
  })

  it('keeps the day of a deletion that was recorded for its owner before', async () => {
    const [closed, remaining] = await aPair(server)
    await mergeNow(server, manager, closed, remaining)
    await manager.request(`POST operator/people/${closed.userId}/erase`, {
      body: { received_on: server.now().toISOString().slice(0, 10), reason },
    })
    await server.advanceClock(undoMs)
    const before = await readErasure(closed.userId)
    expect(before.erase_at).not.toBeNull()
    await eraseNow(remaining.userId)
    expect(await readErasure(closed.userId)).toEqual(before)
  })
})
