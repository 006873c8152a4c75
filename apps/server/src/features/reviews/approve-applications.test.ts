import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '@fledge/kernel/dates.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'
import { addColleague, type Colleague, sendAct } from '../waits/testing/colleagues.ts'
import { addModel, addPassing, type PassingApplication } from './testing/passing-applications.ts'

const undoMs = 10_000
let server: TestServer
let model: PassingApplication
let ada: Colleague
let ben: Colleague

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  model = await addModel(server)
})
beforeEach(async () => {
  await server.pool.query(
    `update applications set status = 'REJECTED' where status in ('SUBMITTED', 'IN_REVIEW')`,
  )
  // A sample is of one operator.
  ;[ada, ben] = [await addColleague(server, 'REVIEWER'), await addColleague(server, 'REVIEWER')]
})
afterAll(() => server.stop())

const addMany = async (count: number): Promise<readonly PassingApplication[]> => {
  const applications: PassingApplication[] = []
  for (let number = 0; number < count; number += 1)
    applications.push(await addPassing(server, model))
  return applications
}
const preview = async ({ browser }: Colleague = ada) =>
  (await browser.request('GET operator/applications/bulk')).payload
const draw = ({ browser }: Colleague = ada) =>
  browser.request('POST operator/applications/bulk/sample', { body: {} })
const approveMany = (ids: readonly string[], { browser }: Colleague = ada) =>
  browser.request('POST operator/applications/bulk/approve', {
    body: { reason: 'All complete.', application_ids: ids },
  })
const readSample = async (by = ada): Promise<string[]> =>
  (await preview(by)).sample.map(({ id }: { id: string }) => id)
const open = (id: string, { browser }: Colleague = ada) =>
  browser.request(`GET operator/applications/${id}`)
const decide = async (id: string, act = 'approve', { browser }: Colleague = ada) => {
  await browser.request(`POST operator/applications/${id}/take`, { body: {} })
  const body = act === 'reject' ? { reason: 'INCOMPLETE' } : {}
  return browser.request(`POST operator/applications/${id}/${act}`, { body })
}
const approveSample = async (): Promise<void> => {
  expect((await draw()).status).toBe(200)
  for (const id of await readSample()) {
    await open(id)
    expect((await decide(id)).status).toBe(200)
  }
  await server.advanceClock(undoMs)
}
const readStatuses = async (ids: readonly string[]): Promise<string[]> =>
  (
    await server.pool.query(
      `select status from applications where application_id = any($1) order by application_id`,
      [ids],
    )
  ).rows.map(({ status }) => status)
const readFailures = async () =>
  (await ada.browser.request('GET operator/pending-acts', { query: { kind: 'APPLICATION' } }))
    .payload
const readRest = async (): Promise<string[]> => (await preview()).application_ids

describe('approving all applications that pass the checks', () => {
  it('needs each of a random sample to be opened and approved, by the same person', async () => {
    const ids = (await addMany(5)).map(({ applicationId }) => applicationId)
    expect(await preview()).toMatchObject({ count: 5, left_out: [], sample: [], can_draw: true })
    expect((await approveMany(ids)).message).toBe(
      'Open and approve every application of your sample first.',
    )
    expect((await draw()).payload).toEqual({ count: 3 })
    const [first = '', second = '', third = ''] = await readSample()
    expect((await draw()).status).toBe(409)
    for (const id of [first, second]) {
      await open(id)
      await decide(id)
    }
    await server.advanceClock(undoMs)
    const rest = await readRest()
    expect((await approveMany(rest)).status).toBe(409)
    // Approving without opening is not enough.
    await decide(third)
    expect(await preview()).toMatchObject({ is_sample_seen: false })
    await open(third)
    expect(await preview()).toMatchObject({ is_sample_seen: true, can_draw: false, count: 2 })
    expect((await approveMany(await readRest(), ben)).status).toBe(409)
    await server.advanceClock(24 * hourMs)
    ada = { ...ada, browser: await server.as(ada.userId) }
    expect((await approveMany(rest)).status).toBe(409)
  })

  it('is not possible after one of the sample was rejected, until another was drawn', async () => {
    await addMany(5)
    await draw()
    const [first = '', ...others] = await readSample()
    for (const id of [first, ...others]) await open(id)
    await decide(first, 'reject')
    for (const id of others) await decide(id)
    await server.advanceClock(undoMs)
    expect(await preview()).toMatchObject({ is_sample_seen: false, can_draw: true, count: 2 })
    expect((await approveMany(await readRest())).status).toBe(409)
    expect((await draw()).payload).toEqual({ count: 2 })
  })

  it('refuses those who do not review', async () => {
    const [application] = await addMany(1)
    const partner = await aPartnerOperator(server, await aPartner(server))
    const browsers = [
      (await addColleague(server, 'FINANCE')).browser,
      await server.as(partner.userId),
      await server.as(application?.userId ?? ''),
    ]
    for (const browser of browsers) {
      expect((await browser.request('GET operator/applications/bulk')).status).toBe(403)
      const other = { userId: '', browser }
      expect((await draw(other)).status).toBe(403)
      expect((await approveMany([application?.applicationId ?? ''], other)).status).toBe(403)
    }
  })

  it('says who is left out and why', async () => {
    const added = await addMany(10)
    const change = async (at: number, sql: string, values: readonly unknown[] = []) => {
      const { applicationId, internId, userId } = added[at] ?? model
      await server.pool.query(
        sql
          .replaceAll(':application', `'${applicationId}'`)
          .replaceAll(':intern', `'${internId}'`)
          .replaceAll(':user', `'${userId}'`),
        [...values],
      )
    }
    await change(0, `update interns set english_proficiency = null where intern_id = :intern`)
    await change(1, `update users set phone_verified_at = null where user_id = :user`)
    const spoil = (table: string) => `with broken as (
        insert into files (file_id, owner_user_id, key, kind, purpose, content_type, name, size, is_public, complete, created_at)
        select gen_random_uuid(), owner_user_id, key || '-broken', kind, purpose, content_type, name, size, is_public, false, created_at
        from files where file_id = (select file_id from ${table} where intern_id = :intern limit 1)
        returning file_id
      )
      update ${table} set file_id = (select file_id from broken) where intern_id = :intern`
    await change(2, spoil('identity_documents'))
    await change(3, spoil('video_answers'))
    await change(4, `update users set phone = '+49 30 555' where user_id = :user`)
    await change(5, `update users set phone = '+49 30 555' where user_id = :user`)
    await change(
      6,
      `update applications set said_at_changes = '{}' where application_id = :application`,
    )
    const questioned = added[7]?.applicationId ?? ''
    await ada.browser.request(`POST operator/applications/${questioned}/take`, { body: {} })
    await ada.browser.request(`POST operator/applications/${questioned}/opinion`, {
      body: { colleague_id: ben.userId, question: 'Is this enough?' },
    })
    await sendAct(ben, 'take', { kind: 'APPLICATION', id: added[8]?.applicationId })
    const { count, left_out: leftOut, left_out_rows: rows } = await preview()
    expect(count).toBe(1)
    const expected = [
      'reviews.refused.incomplete',
      'reviews.refused.phone',
      'reviews.refused.identityFile',
      'reviews.refused.videoFile',
      'reviews.refused.duplicate',
      'reviews.refused.duplicate',
      'reviews.refused.resubmitted',
      'reviews.refused.opinion',
      'waits.refused.taken',
    ]
    expect(rows.map(({ refusal }: { refusal: string }) => refusal).toSorted()).toEqual(
      expected.toSorted(),
    )
    expect(leftOut).toContainEqual({ reason: 'reviews.refused.duplicate', count: 2 })
  })

  it('approves each with an event of its own, the reason and the usual email', async () => {
    await addMany(6)
    await approveSample()
    const rest = await readRest()
    expect(rest).toHaveLength(3)
    expect((await approveMany(rest)).payload).toMatchObject({ count: 3, pending: {} })
    expect(await readStatuses(rest)).toEqual(rest.map(() => 'SUBMITTED'))
    await server.advanceClock(undoMs)
    expect(await readStatuses(rest)).toEqual(rest.map(() => 'APPROVED'))
    const { rows } = await server.pool.query(
      `select actor_id, note from event_log
       where machine = 'application' and move = 'approve' and subject_id = any($1)`,
      [rest],
    )
    expect(rows).toEqual(rest.map(() => ({ actor_id: ada.userId, note: 'All complete.' })))
    const { rows: found } = await server.pool.query(
      `select u.email from applications a join interns i using (intern_id) join users u using (user_id)
       where a.application_id = any($1)
         and exists (select from intern_search s where s.intern_id = a.intern_id)`,
      [rest],
    )
    expect(found).toHaveLength(3)
    for (const { email } of found)
      expect((await server.mails(email)).map(({ kind }) => kind)).toContain('applications.approved')
  })

  it('is undone for all of them at once', async () => {
    await addMany(5)
    await approveSample()
    const rest = await readRest()
    const { act_id } = (await approveMany(rest)).payload.pending
    const undo = ({ browser }: Colleague) =>
      browser.request('POST operator/pending-acts/undo', { body: { act_id } })
    expect((await undo(ben)).status).toBe(403)
    expect((await undo(ada)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readStatuses(rest)).toEqual(rest.map(() => 'SUBMITTED'))
    expect((await approveMany(rest)).payload).toMatchObject({ count: 2 })
  })

  it('approves none if an approval of the sample is undone within the ten seconds', async () => {
    await addMany(5)
    await draw()
    for (const id of await readSample()) await open(id)
    const [first] = await Promise.all((await readSample()).map((id) => decide(id)))
    const rest = await readRest()
    expect((await approveMany(rest)).payload).toMatchObject({ count: 2 })
    const { act_id } = first?.payload.pending ?? {}
    await ada.browser.request('POST operator/pending-acts/undo', { body: { act_id } })
    await server.advanceClock(undoMs)
    expect(await readStatuses(rest)).toEqual(['SUBMITTED', 'SUBMITTED'])
    expect(await readFailures()).toMatchObject([{ failure: 'reviews.refused.sample', count: 2 }])
  })

  it('is not stopped by another sample that is drawn within the ten seconds', async () => {
    await addMany(5)
    await approveSample()
    await addPassing(server, model)
    const rest = await readRest()
    await approveMany(rest)
    expect((await draw()).payload).toEqual({ count: 1 })
    await server.advanceClock(undoMs)
    expect(await readStatuses(rest)).toEqual(['APPROVED', 'APPROVED'])
  })

  it('leaves out what a colleague takes or decides after the preview, and says so', async () => {
    await addMany(7)
    await approveSample()
    const [taken = '', decided = '', later = '', last = ''] = await readRest()
    await sendAct(ben, 'take', { kind: 'APPLICATION', id: taken })
    await decide(decided, 'approve', ben)
    const { payload } = await approveMany([taken, decided, later, last])
    expect(payload.count).toBe(2)
    const refusalOf = (id: string) =>
      payload.rows.find((row: { id: string }) => row.id === id).refusal
    expect([taken, decided, later].map(refusalOf)).toEqual([
      'waits.refused.taken',
      'waits.refused.notWaiting',
      null,
    ])
    // Within the ten seconds: it is not approved, and its operator learns why.
    await server.pool.query(
      `insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
       values ('APPLICATION', $1, $2, $3, $3, 24)`,
      [later, ben.userId, server.now()],
    )
    await server.advanceClock(undoMs)
    expect(await readStatuses([later])).toEqual(['SUBMITTED'])
    expect(await readStatuses([last])).toEqual(['APPROVED'])
    expect(await readFailures()).toMatchObject([{ failure: 'waits.refused.taken' }])
  })

  it('leaves out what was submitted after the sample was drawn', async () => {
    await addMany(5)
    await approveSample()
    const late = await addPassing(server, model)
    expect(await preview()).toMatchObject({
      can_draw: false,
      count: 2,
      left_out: [{ reason: 'reviews.refused.afterSample', count: 1 }],
    })
    await approveMany(await readRest())
    expect(await preview()).toMatchObject({ count: 0, can_draw: true })
    await server.pool.query(
      `update applications set said_at_changes = '{}' where application_id = $1`,
      [late.applicationId],
    )
    expect(await preview()).toMatchObject({ count: 0, can_draw: false })
  })

  it('approves what is left of 500', async () => {
    await addMany(500)
    await approveSample()
    const rest = await readRest()
    expect(rest).toHaveLength(450)
    expect((await approveMany(rest)).payload).toMatchObject({ count: rest.length })
    await server.advanceClock(undoMs)
    expect(new Set(await readStatuses(rest))).toEqual(new Set(['APPROVED']))
  }, 300_000)
})
