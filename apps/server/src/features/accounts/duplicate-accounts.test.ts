import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBatch, anIntern, anOperator, type TestIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { readDocxParts } from '../files/docx-parts.ts'
import { undoMs } from './testing/managed-accounts.ts'
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

describe('a partner', () => {
  it('does not find the kept account by what only the closed one of another batch has', async () => {
    const partner = await aPartner(server)
    const browser = await server.as((await aPartnerOperator(server, partner)).userId)
    const [closed, remaining] = await aPair(server)
    const batch = await aBatch(server, { partner_id: partner })
    await server.pool.query('update applications set batch_id = $2 where intern_id = $1', [
      remaining.internId,
      batch.batchId,
    ])
    await mergeNow(server, manager, closed, remaining)
    const find = async (by: Browser, search: string) =>
      (await by.request('GET operator/people', { query: { search } })).payload.map(
        (row: { id: string }) => row.id,
      )
    expect(await find(browser, remaining.email)).toEqual([remaining.userId])
    expect(await find(manager, closed.email)).toContain(remaining.userId)
    expect(await find(browser, closed.email)).toEqual([])
  })
})

describe('the comparison of two accounts', () => {
  it('has what they are found by, for the team only, and is read and recorded', async () => {
    const [first, second] = await aPair(server)
    const { payload } = await createMergeRequests(manager).compare(first.userId, second.userId)
    const { rows } = await server.pool.query(
      `select u.user_id as id, u.phone, i.birth_date::text from interns i join users u using (user_id)
       where u.user_id = any($1)`,
      [[first.userId, second.userId]],
    )
    expect(rows).toHaveLength(2)
    for (const row of rows)
      expect(payload.comparison.accounts).toContainEqual(expect.objectContaining(row))
    const read = await server.pool.query(
      `select distinct subject_id from event_log where machine = 'person' and move = 'read' and subject_id = any($1)`,
      [[first.userId, second.userId]],
    )
    expect(read.rowCount).toBe(2)
    const partner = await aPartnerOperator(server, await aPartner(server))
    const finance = await anOperator(server, 'FINANCE')
    for (const { userId } of [partner, finance]) {
      const { compare } = createMergeRequests(await server.as(userId))
      expect((await compare(first.userId, second.userId)).status).toBe(403)
    }
  })

  it('is refused for a merge if a phone number has changed since', async () => {
    const [first, second] = await aPair(server)
    const { payload } = await createMergeRequests(manager).compare(first.userId, second.userId)
    await server.pool.query(`update users set phone = '+4930111111' where user_id = $1`, [
      second.userId,
    ])
    const { merge } = createMergeRequests(manager)
    const { version } = payload.comparison
    expect((await merge(first.userId, second.userId, { version })).status).toBe(409)
  })
})

describe('suggestions', () => {
  it('name the account that was kept instead of a closed one, which cannot be merged', async () => {
    const [closed, remaining] = await aPair(server)
    const { rows } = await server.pool.query(
      'select birth_date::text from interns where user_id = $1',
      [closed.userId],
    )
    const third = await anIntern(server, {
      user: { phone: '+4930333333' },
      intern: { birth_date: rows[0].birth_date },
    })
    const { listSuggested, dismiss } = createMergeRequests(manager)
    expect(await listSuggested(third)).toEqual([closed.userId])
    await mergeNow(server, manager, closed, remaining)
    expect(await listSuggested(third)).toEqual([remaining.userId])
    expect(await listSuggested(remaining)).toEqual([third.userId])
    expect(await listSuggested(closed)).toEqual([])
    expect((await dismiss(third.userId, remaining.userId)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await listSuggested(third)).toEqual([])
    expect(await listSuggested(remaining)).toEqual([])
  })

  it('begin with those who have most in common, then with the most similar name and address', async () => {
    const [person, samePhone] = await aPair(server)
    const rename = (intern: TestIntern, first: string, email: string) =>
      server.pool.query(
        `update users set first_name = $2, last_name = 'Achterberg', email = $3 where user_id = $1`,
        [intern.userId, first, email],
      )
    const [near, same, far] = [
      await anIntern(server),
      await anIntern(server),
      await anIntern(server),
    ]
    await rename(person, 'Wilhelmina', 'wilhelmina.a@one.example')
    await rename(near, 'Wilhelmine', 'other@two.example')
    await rename(same, 'Wilhelmína', 'wilhelmina.a@three.example')
    await rename(far, 'Wilhelmina', 'zz@four.example')
    await server.pool.query(
      `update interns set birth_date = '1949-03-03' where intern_id = any($1)`,
      [[person, near, same, far].map(({ internId }) => internId)],
    )
    await server.pool.query(
      `update users set phone = (select phone from users where user_id = $2) where user_id = $1`,
      [far.userId, person.userId],
    )
    const { payload } = await createMergeRequests(manager).compare(person.userId)
    expect(payload.suggested).toMatchObject([
      { id: far.userId, signs: ['BIRTH_DATE', 'PHONE'], is_same_name: true },
      { id: same.userId, signs: ['BIRTH_DATE'], is_same_name: true },
      { id: near.userId, signs: ['BIRTH_DATE'], is_same_name: false },
      { id: samePhone.userId, signs: ['PHONE'], is_same_name: false },
    ])
  })

  it('do not have two accounts that were both merged into a third one', async () => {
    const [first, second] = await aPair(server)
    const third = await anIntern(server, { intern: { birth_date: '1948-04-04' } })
    await server.pool.query(
      `update users set phone = (select phone from users where user_id = $2) where user_id = $1`,
      [third.userId, first.userId],
    )
    await mergeNow(server, manager, first, second)
    const { listSuggested } = createMergeRequests(manager)
    expect(await listSuggested(third)).toEqual([second.userId])
    await mergeNow(server, manager, second, third)
    for (const intern of [first, second, third]) expect(await listSuggested(intern)).toEqual([])
    await server.pool.query(`update users set phone = '+4930222222' where user_id = any($1)`, [
      [first.userId, third.userId],
    ])
    expect(await listSuggested(third)).toEqual([])
  })
})

describe('two accounts that are no duplicates', () => {
  it('are not suggested any more, by a reviewer, unless something else is the same', async () => {
    const [first, second] = await aPair(server)
    const reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
    expect(
      (await createMergeRequests(reviewer).dismiss(first.userId, second.userId, { reason: ' ' }))
        .status,
    ).toBe(400)
    expect((await createMergeRequests(reviewer).dismiss(first.userId, second.userId)).status).toBe(
      200,
    )
    expect(await createMergeRequests(manager).listSuggested(first)).toEqual([second.userId])
    await server.advanceClock(undoMs)
    for (const intern of [first, second])
      expect(await createMergeRequests(manager).listSuggested(intern)).toEqual([])
    expect(await createMergeRequests(reviewer).dismiss(first.userId, second.userId)).toMatchObject({
      status: 409,
    })
    const { rows } = await server.pool.query(
      `select subject_id, note from event_log where move = 'dismissDuplicate' and subject_id = any($1) order by id`,
      [[first.userId, second.userId]],
    )
    expect(rows).toEqual([
      { subject_id: first.userId, note: reason },
      { subject_id: second.userId, note: reason },
    ])
    await server.pool.query(
      `update users set first_name = 'Ama', last_name = 'Okafor' where user_id = any($1)`,
      [[first.userId, second.userId]],
    )
    await server.pool.query(
      `update interns set birth_date = '1998-08-08' where intern_id = any($1)`,
      [[first.internId, second.internId]],
    )
    expect(await createMergeRequests(manager).listSuggested(first)).toEqual([second.userId])
  })

  it('can be suggested again by a reviewer who undoes it, and keep the reason out of their copies', async () => {
    const [first, second] = await aPair(server)
    const reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
    const { dismiss } = createMergeRequests(reviewer)
    const { payload } = await dismiss(first.userId, second.userId)
    const pending = await reviewer.request('GET operator/pending-acts', {
      query: { kind: 'DUPLICATE' },
    })
    expect(pending.payload).toMatchObject([{ subject_id: first.userId, is_own: true }])
    const undone = await reviewer.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    expect(undone.status).toBe(200)
    await server.advanceClock(2 * undoMs)
    expect(await createMergeRequests(manager).listSuggested(first)).toEqual([second.userId])
    await dismiss(first.userId, second.userId)
    await server.advanceClock(undoMs)
    for (const { userId } of [first, second]) {
      const { rawPayload } = await server.running.app.inject({
        url: '/backend/intern-service/account/export',
        headers: { cookie: (await server.as(userId)).cookie ?? '' },
      })
      const [history] = readDocxParts(rawPayload, /^history\.json$/)
      expect(history).toContain('dismissDuplicate')
      expect(history).not.toContain(reason)
    }
  })
})
