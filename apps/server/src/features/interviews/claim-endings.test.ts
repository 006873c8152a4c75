import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'
import {
  aPastInterview,
  submitCompanyClaim,
  contestCompanyClaim,
  readClaimInterview,
  submitInternClaim,
  type ClaimScene,
  readClaimStage,
  withdrawCompanyClaim,
  readHiringUpdates,
} from '../../platform/testing/no-show-claims.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const at = (days: number) => getQuarterHour(server, days)
const createScene = () => aPastInterview(server)

it('disqualifying closes the interview and an open claim: spends the credit, asks for no decision and records no no-show', async () => {
  const operator = await server.as((await anOperator(server)).userId)
  const [reported, contested] = [await createScene(), await createScene()]
  await submitInternClaim(reported)
  await submitCompanyClaim(contested)
  await contestCompanyClaim(contested)
  for (const scene of [reported, contested])
    await scene.host.request(`PATCH candidature/${scene.candidature}/disqualify`, {
      body: { reasons: ['SKILLS'] },
    })
  await server.advanceClock(5 * day)
  const queue = await operator.request('GET operator/interviews/contested', {
    query: { per_page: '100' },
  })
  expect(queue.payload.map((row: { interview_id: string }) => row.interview_id)).not.toContain(
    contested.interview_id,
  )
  for (const scene of [reported, contested]) {
    expect(await readClaimInterview(scene)).toMatchObject({
      status: 'REJECTED',
      end_reason: 'SKILLS',
      no_show: null,
    })
    expect((await scene.host.request('GET admin-setting/interview/credits')).payload).toMatchObject(
      {
        held: 0,
        used: 1,
      },
    )
    expect((await scene.host.request('GET interview-feedback/no-shows')).payload.count).toBe(0)
    expect((await withdrawCompanyClaim(scene)).code).toBe('ILLEGAL_TRANSITION')
    // One action, one notification: the closed report is only sent by email.
    const { rows } = await server.pool.query(
      `select kind from notices where user_id = $1 and kind in ('candidatures.disqualify', 'interviews.claimClosed', 'interviews.reject')`,
      [scene.intern.userId],
    )
    expect(rows).toEqual([{ kind: 'candidatures.disqualify' }])
    for (const email of [scene.intern.email, scene.admin.email]) {
      const kinds = (await server.mails(email)).map((mail) => mail.kind)
      expect(kinds).toContain('interviews.claimClosed')
      expect(kinds.filter((kind) => kind.endsWith('DisputeDue'))).toEqual([])
    }
  }
})

it('the visible end reason says who did not come or did not reply', async () => {
  const [heldScene, silent, countered] = [
    await createScene(),
    await createScene(),
    await createScene(),
  ]
  await submitCompanyClaim(heldScene)
  for (const [scene, status] of [
    [silent, 'AWAITING_CONFIRMATION'],
    [countered, 'RESCHEDULE_REQUESTED_BY_INTERN'],
  ] as const) {
    await server.pool.query(
      `update interviews set status = $2, starts_at = null, ends_at = null, answer_by = $3, slot_starts = array[$4::timestamptz], status_since = $5 where interview_id = $1`,
      [scene.interview_id, status, at(2), at(2), server.now()],
    )
    await server.pool.query(
      `update candidatures set stage = 'INTERVIEW_PROPOSED' where candidature_id = $1`,
      [scene.candidature],
    )
  }
  await server.advanceClock(5 * day)
  const reasons = async (scene: ClaimScene) => [
    (await readClaimStage(scene)).end_reason,
    (await readClaimInterview(scene)).end_reason,
  ]
  expect(await reasons(heldScene)).toEqual(['INTERN_DID_NOT_COME', 'INTERN_DID_NOT_COME'])
  expect(await reasons(silent)).toEqual(['INTERN_DID_NOT_ANSWER', 'INTERN_DID_NOT_ANSWER'])
  expect(await reasons(countered)).toEqual(['COMPANY_DID_NOT_ANSWER', 'COMPANY_DID_NOT_ANSWER'])
})

it('requires a note with the reason OTHER, from both sides', async () => {
  const scene = await createScene()
  const wanting = { status: 400, fields: { note: 'Enter a reason in your own words' } }
  const withdrawal = `POST intern-service/candidature/${scene.candidature}/withdraw`
  expect(
    await scene.host.request('POST dashboard/withdraw-interview', {
      body: { interview_id: scene.interview_id, reason: 'OTHER', note: ' ' },
    }),
  ).toMatchObject(wanting)
  expect(
    await scene.host.request(`PATCH candidature/${scene.candidature}/disqualify`, {
      body: { reasons: ['SKILLS', 'OTHER'] },
    }),
  ).toMatchObject(wanting)
  expect(
    await scene.internBrowser.request(withdrawal, { body: { reason: 'OTHER' } }),
  ).toMatchObject(wanting)
  expect(
    (
      await scene.internBrowser.request(
        'POST intern-service/intern-application/internships/interview-scheduled/confirm',
        { body: { interview_id: scene.interview_id, decline: true, reason: 'OTHER' } },
      )
    ).status,
  ).toBe(400)
  expect(
    (
      await scene.internBrowser.request(withdrawal, {
        body: { reason: 'OTHER', note: 'I move to another country.' },
      })
    ).status,
  ).toBe(200)
})

it('shows the same name on the dashboard and the candidature, also after a missed interview', async () => {
  const scene = await createScene()
  await submitCompanyClaim(scene)
  await server.advanceClock(5 * day)
  const { name } = (await scene.host.request(`GET candidature/${scene.candidature}/intern`)).payload
  expect(
    (await readHiringUpdates(scene)).updates.map((update: { name: string }) => update.name),
  ).toContain(name)
  expect((await scene.host.request('GET candidatures')).payload[0].intern.name).toBe(name)
})
