import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBatch, anOperator } from '../../platform/testing/factories.ts'
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
