import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { MatchingOpening, UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { nudgeDays, proposalDays } from '@fledge/domain/placement/types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'

let server: TestServer
let operator: Browser
let operatorId: string
beforeAll(async () => {
  server = await startTestServer()
  operatorId = (await anOperator(server, 'REVIEWER')).userId
  operator = await server.as(operatorId)
})
afterAll(() => server.stop())

const dayText = (days: number) =>
  new Date(server.now().getTime() + days * dayMs).toISOString().slice(0, 10)

/** All rows, by pages; their number is the exact count. */
async function listAll(
  query: Readonly<Record<string, string>> = {},
): Promise<readonly UnplacedIntern[]> {
  const rows: UnplacedIntern[] = []
  let after: string | undefined
  for (;;) {
    const answer = await operator.request('GET operator/placement', {
      query: { ...query, per_page: '100', ...(after ? { after } : {}) },
    })
    expect(answer.status).toBe(200)
    rows.push(...answer.payload)
    if (answer.payload.length < 100) {
      expect(answer.count).toBe(rows.length)
      return rows
    }
    after = answer.next ?? undefined
  }
}
const idsOf = (rows: readonly { readonly application_id: string }[]) =>
  rows.map(({ application_id: id }) => id).toSorted()
const mailsTo = async (userId: string) =>
  (
    await server.pool.query('select kind from outbox where user_id = $1 order by id', [userId])
  ).rows.map(({ kind }) => kind)
const eventsOf = async (applicationId: string) =>
  (
    await server.pool.query(
      `select move, actor_kind, actor_id, note from event_log
       where machine = 'application' and subject_id = $1 and move in ('nudge', 'proposeMatch') order by id`,
      [applicationId],
    )
  ).rows
const nudge = (
  ids: readonly string[],
  { reason = 'Nothing has happened for a week.', count = ids.length } = {},
) =>
  operator.request('POST operator/placement/nudge', {
    body: { selection: { rows: ids }, reason, count },
  })
const previewNudge = async (selection: object) =>
  (await operator.request('POST operator/placement/nudge/preview', { body: { selection } })).payload

describe('the placement clock', () => {
  it('has everyone who is approved and not placed, whatever their candidatures: the same as SQL of its own', async () => {
    const { companyId } = await aCompany(server)
    const planId = await aPlan(server, companyId)
    for (const status of applicationStatuses) await anIntern(server, { application: { status } })
    for (const stage of candidatureStages)
      await aCandidature(server, companyId, planId, await anIntern(server), { stage })
    const placed = await anUpcomingInternship(server)
    // Someone whose agreed internship was cancelled, but who stays approved.
    const cancelled = await anUpcomingInternship(server)
    await server.pool.query(
      `update internships set status = 'CANCELLED' where internship_id = $1`,
      [cancelled.internshipId],
    )
    await server.pool.query(
      `update applications set status = 'APPROVED' where intern_id in (select intern_id from internships where internship_id = any($1::uuid[]))`,
      [[placed.internshipId, cancelled.internshipId]],
    )
    const { rows } = await server.pool.query(
      `select application_id from applications where status = 'APPROVED'
       except
       select k.application_id from internships i
         join offers o on o.offer_id = i.offer_id
         join candidatures k on k.candidature_id = o.candidature_id
       where i.status = 'UPCOMING' or i.status = 'ONGOING'`,
    )
    const found = await listAll()
    expect(idsOf(found)).toEqual(idsOf(rows))
    expect(found.length).toBeGreaterThan(candidatureStages.length)
    const steps = new Set(found.map(({ step }) => step))
    for (const stage of candidatureStages) expect([stage, steps.has(stage)]).toEqual([stage, true])
    for (const step of steps)
      expect(idsOf(await listAll({ step }))).toEqual(
        idsOf(found.filter((row) => row.step === step)),
      )
  })

  it('says how much time is left, what happened last, and whose turn it is', async () => {
    const batch = await aBatch(server, { placement_deadline: dayText(3) })
    const { companyId } = await aCompany(server)
    const planId = await aPlan(server, companyId)
    const waiting = await anIntern(server, { batch })
    const since = new Date(server.now().getTime() - hourMs)
    await aCandidature(server, companyId, planId, waiting, {
      stage: 'INTERESTED',
      stage_since: since,
      interested_at: since,
      known_to_intern_at: since,
    })
    const silent = await anIntern(server, { batch })
    const late = await anIntern(server, {
      batch: await aBatch(server, { placement_deadline: dayText(-2) }),
    })
    const soon = await listAll({ days_left: '7' })
    const find = (rows: readonly UnplacedIntern[], { applicationId }: { applicationId: string }) =>
      rows.find(({ application_id: id }) => id === applicationId)
    expect(find(soon, waiting)).toMatchObject({
      step: 'INTERESTED',
      side: 'company',
      company_id: companyId,
    })
    expect(find(soon, waiting)?.due_at).not.toBeNull()
    expect(find(soon, silent)).toMatchObject({ step: 'NONE', side: 'operator', due_at: null })
    expect(find(soon, late)).toBeUndefined()
    expect(find(await listAll({ days_left: 'PAST' }), late)).toBeDefined()
    const all = (await listAll()).map(({ placement_ends_at: at }) => at ?? 'infinity')
    expect(all).toEqual(all.toSorted())
    const ofBatch = await listAll({ batch_id: find(soon, silent)?.batch_id ?? '' })
    expect(idsOf(ofBatch)).toEqual([waiting.applicationId, silent.applicationId].toSorted())
  })

  it('reminds several at once, each with an event, and no one again within five days', async () => {
    const [ann, bea, placed] = [
      await anIntern(server),
      await anIntern(server),
      await anIntern(server, { application: { status: 'ENROLLED' } }),
    ]
    expect((await nudge([ann.applicationId])).payload).toMatchObject({
      count: 1,
      rows: [{ id: ann.applicationId, refusal: null }],
      pending: null,
    })
    const ids = [ann.applicationId, bea.applicationId, placed.applicationId]
    expect(await previewNudge({ rows: ids })).toMatchObject({
      count: 1,
      left_out: expect.arrayContaining([
        { reason: 'placement.refused.nudged', count: 1 },
        { reason: 'placement.refused.placed', count: 1 },
      ]),
    })
    // Another number than that of the preview.
    expect((await nudge(ids)).status).toBe(409)
    expect(await mailsTo(bea.userId)).toEqual([])
    const again = await nudge(ids, { count: 1 })
    expect(again.payload.count).toBe(1)
    expect(again.payload.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: ann.applicationId, refusal: 'placement.refused.nudged' }),
        expect.objectContaining({ id: bea.applicationId, refusal: null }),
        expect.objectContaining({ id: placed.applicationId, refusal: 'placement.refused.placed' }),
      ]),
    )
    expect(await mailsTo(ann.userId)).toEqual(['candidatures.nudge'])
    expect(await eventsOf(ann.applicationId)).toEqual([
      {
        move: 'nudge',
        actor_kind: 'operator',
        actor_id: operatorId,
        note: 'Nothing has happened for a week.',
      },
    ])
    await server.advanceClock(nudgeDays * dayMs)
    expect((await nudge([ann.applicationId])).payload.count).toBe(1)
    expect((await nudge([bea.applicationId], { reason: '' })).status).toBe(400)
  })

  it('reminds someone once when eight people do so at the same time', async () => {
    const { applicationId, userId } = await anIntern(server)
    const replies = await Promise.all(Array.from({ length: 8 }, () => nudge([applicationId])))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ])
    expect(await mailsTo(userId)).toHaveLength(1)
  })

  it('explains the openings that fit, and proposes one to both sides once in 14 days', async () => {
    const { companyId, admin } = await aCompany(server)
    const planId = await aPlan(server, companyId)
    const { applicationId, userId } = await anIntern(server)
    const readOpenings = async (): Promise<readonly MatchingOpening[]> =>
      (await operator.request(`GET operator/placement/${applicationId}/openings`)).payload
    const openings = await readOpenings()
    expect(openings.length).toBeLessThanOrEqual(5)
    for (const { match } of openings) expect(match.reasons).toHaveLength(5)
    expect(openings.map(({ match }) => match.score)).toEqual(
      openings.map(({ match }) => match.score).toSorted((a, b) => b - a),
    )
    const proposal = { selection: { rows: [applicationId] }, plan_id: planId }
    const propose = () =>
      operator.request('POST operator/placement/propose', {
        body: { ...proposal, reason: 'The same field.', count: 1 },
      })
    const preview = async () =>
      (await operator.request('POST operator/placement/propose/preview', { body: proposal }))
        .payload
    expect(await preview()).toMatchObject({ count: 1, left_out: [] })
    expect((await propose()).payload).toMatchObject({ count: 1, pending: null })
    expect(await preview()).toMatchObject({
      count: 0,
      left_out: [{ reason: 'placement.refused.proposed', count: 1 }],
    })
    expect((await propose()).status).toBe(409)
    expect(await mailsTo(userId)).toEqual(['candidatures.suggestPlan'])
    expect(await mailsTo(admin.userId)).toEqual(['candidatures.suggestIntern'])
    expect(await eventsOf(applicationId)).toMatchObject([
      { move: 'proposeMatch', actor_id: operatorId, note: 'The same field.' },
    ])
    await server.advanceClock(proposalDays * dayMs)
    expect((await propose()).payload.count).toBe(1)
  })

  it('is refused to everyone outside the programme team, and for plans without an opening', async () => {
    const { companyId, admin } = await aCompany(server)
    const planId = await aPlan(server, companyId, { openings: 1, openings_taken: 1 })
    const { applicationId } = await anIntern(server)
    const body = { selection: { rows: [applicationId] }, reason: 'No one else is left.', count: 1 }
    const full = { ...body, plan_id: planId }
    expect((await operator.request('POST operator/placement/propose', { body: full })).status).toBe(
      404,
    )
    const previewed = { selection: body.selection, plan_id: planId }
    const preview = 'POST operator/placement/propose/preview'
    expect((await operator.request(preview, { body: previewed })).status).toBe(404)
    const company = await server.as(admin.userId)
    expect((await company.request('GET operator/placement/export')).status).toBe(403)
    expect((await company.request('GET operator/placement/plans')).status).toBe(403)
    expect((await company.request(preview, { body: previewed })).status).toBe(403)
    expect(
      (
        await company.request('POST operator/placement/nudge/preview', {
          body: { selection: body.selection },
        })
      ).status,
    ).toBe(403)
    expect((await company.request('GET operator/placement')).status).toBe(403)
    expect((await company.request(`GET operator/placement/${applicationId}/openings`)).status).toBe(
      403,
    )
    expect((await company.request('POST operator/placement/nudge', { body })).status).toBe(403)
    expect((await company.request('POST operator/placement/propose', { body: full })).status).toBe(
      403,
    )
  })
})
