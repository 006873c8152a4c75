import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidature, aMember, anIntern, anInterview } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  anInterviewScene,
  confirmPath,
  readCredits,
  readInterviewDetails,
  buildProposalForm,
  proposeSlots,
  getQuarterHour,
  readStage,
} from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const at = (days: number, hours = 0) => getQuarterHour(server, days, hours).toISOString()
const createScene = (overrides?: { credits?: number }) => anInterviewScene(server, overrides)

it('proposing times holds a credit, opens the candidature and emails the intern each slot in both time zones', async () => {
  const scene = await createScene()
  const { interview_id, candidature_id } = await proposeSlots(scene)
  expect(await readStage(scene, candidature_id)).toBe('INTERVIEW_PROPOSED')
  expect(await readCredits(scene)).toEqual({ granted: 10, held: 1, used: 0, refunded: 0, left: 9 })
  await server.advanceClock(1000)
  const [mail] = await server.mails(scene.intern.email)
  expect(mail?.kind).toBe('interviews.propose')
  expect(mail?.body).toContain('Lagos')
  expect(mail?.body).toContain('London')
  expect(
    (
      await scene.internBrowser.request(
        `GET intern-service/intern-dashboard/interview/time/${interview_id}`,
      )
    ).payload.slots,
  ).toHaveLength(3)
})

it('accepting a time confirms it, sends both sides a calendar entry and shows the company the full name', async () => {
  const scene = await createScene()
  const slots = [at(3), at(4)]
  const { interview_id, candidature_id } = await proposeSlots(scene, slots)
  expect((await readInterviewDetails(scene, interview_id)).intern.name).toMatch(/^First\d+ L\.$/)
  const confirmation = await scene.internBrowser.request(confirmPath, {
    body: { interview_id, slot_id: slots[1] },
  })
  expect(confirmation.payload.status).toBe('CONFIRMED')
  expect(await readStage(scene, candidature_id)).toBe('INTERVIEW_SCHEDULED')
  const view = await readInterviewDetails(scene, interview_id)
  expect([view.starts_at, view.intern.name]).toEqual([
    slots[1],
    expect.stringMatching(/^First\d+ Last\d+$/),
  ])
  await server.advanceClock(1000)
  for (const email of [scene.intern.email, scene.admin.email])
    expect((await server.mails(email))[0]?.ics).toContain('METHOD:REQUEST')
})

it('rejects a repeated confirmation and a time that was not proposed', async () => {
  const scene = await createScene()
  const slots = [at(3)]
  const { interview_id } = await proposeSlots(scene, slots)
  expect(
    (await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: at(6) } }))
      .status,
  ).toBe(400)
  expect(
    (await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slots[0] } }))
      .status,
  ).toBe(200)
  expect(
    (await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slots[0] } }))
      .code,
  ).toBe('ILLEGAL_TRANSITION')
})

it.each([
  ['too soon', () => [at(0, 12)], 'slots.0'],
  ['too far', () => [at(31)], 'slots.0'],
  ['off the grid', () => [new Date(Date.parse(at(3)) + 60_000).toISOString()], 'slots.0'],
])('rejects proposed times that are %s at their field', async (_what, slots, field) => {
  const scene = await createScene()
  const answer = await scene.host.request('POST browse-intern/v2/schedule-interview', {
    body: buildProposalForm(scene, slots()),
  })
  expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
})

it('gives the last credit to one of eight parallel proposals and rejects the others with NO_CREDIT', async () => {
  const scene = await createScene({ credits: 1 })
  const interns = await Promise.all(Array.from({ length: 8 }, () => anIntern(server)))
  const answers = await Promise.all(
    interns.map(async (intern) =>
      (await server.as(scene.admin.userId)).request('POST browse-intern/v2/schedule-interview', {
        body: { ...buildProposalForm(scene), intern_id: intern.internId },
      }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 'NO_CREDIT')).toHaveLength(7)
  expect((await readCredits(scene)).left).toBe(0)
})

it('confirms one of eight interns who accept the same time of one interviewer; the others keep the remaining times', async () => {
  const scene = await createScene()
  const slot = at(4)
  const interns = await Promise.all(Array.from({ length: 8 }, () => anIntern(server)))
  const ids: string[] = []
  for (const intern of interns) {
    const candidature = await aCandidature(server, scene.companyId, scene.planId, intern, {
      stage: 'INTERVIEW_PROPOSED',
    })
    ids.push(
      await anInterview(server, scene.companyId, candidature, intern, [scene.admin.memberId], {
        slot_starts: [slot, at(5)],
      }),
    )
  }
  const answers = await Promise.all(
    interns.map(async (intern, index) =>
      (await server.as(intern.userId)).request(confirmPath, {
        body: { interview_id: ids[index], slot_id: slot },
      }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 'SLOT_TAKEN')).toHaveLength(7)
  const rejectedIntern = interns[answers.findIndex((answer) => answer.code === 'SLOT_TAKEN')]
  const lostId = ids[answers.findIndex((answer) => answer.code === 'SLOT_TAKEN')]
  expect(
    (
      await (
        await server.as(rejectedIntern?.userId ?? '')
      ).request(confirmPath, { body: { interview_id: lostId, slot_id: at(5) } })
    ).status,
  ).toBeLessThan(410)
  expect(
    (await scene.host.request(`GET dashboard/interview-details/${lostId}`)).payload.slots,
  ).toHaveLength(2)
})

it('confirms one of two interviews that an intern accepts in parallel for the same time', async () => {
  const [firstScene, other] = [await createScene(), await createScene()]
  const slot = at(4)
  const otherScene = {
    ...other,
    intern: firstScene.intern,
    internBrowser: firstScene.internBrowser,
  }
  const first = await proposeSlots(firstScene, [slot])
  const second = await proposeSlots(otherScene, [slot])
  const answers = await Promise.all(
    [first, second].map(({ interview_id }) =>
      firstScene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } }),
    ),
  )
  expect(answers.map((answer) => answer.code ?? 'ok').toSorted()).toEqual(['SLOT_TAKEN', 'ok'])
})

it('denies access to other companies, other interns and members without permission', async () => {
  const [firstScene, other] = [await createScene(), await createScene()]
  const { interview_id, candidature_id } = await proposeSlots(firstScene)
  for (const path of [
    `GET dashboard/interview-details/${interview_id}`,
    `GET candidature/${candidature_id}/interviews`,
    `GET dashboard/interview/time/${interview_id}`,
  ])
    expect((await other.host.request(path)).status).toBe(404)
  expect(
    (await other.internBrowser.request(confirmPath, { body: { interview_id, slot_id: at(3) } }))
      .status,
  ).toBe(404)
  expect(
    (
      await other.host.request('POST dashboard/withdraw-interview', {
        body: { interview_id, reason: 'FILLED' },
      })
    ).status,
  ).toBe(404)
  const member = await server.as((await aMember(server, firstScene.companyId)).userId)
  expect(
    (
      await member.request('POST dashboard/withdraw-interview', {
        body: { interview_id, reason: 'FILLED' },
      })
    ).status,
  ).toBe(403)
  expect(
    (
      await member.request('POST browse-intern/v2/schedule-interview', {
        body: { ...buildProposalForm(firstScene), intern_id: (await anIntern(server)).internId },
      })
    ).status,
  ).toBe(403)
  expect(
    (
      await firstScene.internBrowser.request(
        `GET intern-service/intern-dashboard/${other.intern.internId}/interviews`,
      )
    ).status,
  ).toBe(404)
})

it('a supervisor of the plan can propose without the permission to browse', async () => {
  const scene = await createScene()
  const member = await aMember(server, scene.companyId, { permissions: [] })
  await server.pool.query(
    'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
    [scene.planId, scene.companyId, member.memberId],
  )
  const answer = await (
    await server.as(member.userId)
  ).request('POST browse-intern/v2/schedule-interview', {
    body: { ...buildProposalForm(scene), interviewer_ids: [member.memberId] },
  })
  expect(answer.status).toBe(200)
})

it('rejects proposals by a company under review, for a paused plan, or with an interviewer who is not an active member', async () => {
  const scene = await createScene()
  await server.pool.query(
    `update companies set status = 'PENDING_APPROVAL' where company_id = $1`,
    [scene.companyId],
  )
  expect(
    (
      await scene.host.request('POST browse-intern/v2/schedule-interview', {
        body: buildProposalForm(scene),
      })
    ).code,
  ).toBe('COMPANY_NOT_APPROVED')
  await server.pool.query(`update companies set status = 'APPROVED' where company_id = $1`, [
    scene.companyId,
  ])
  const otherScene = await createScene()
  expect(
    (
      await scene.host.request('POST browse-intern/v2/schedule-interview', {
        body: { ...buildProposalForm(scene), interviewer_ids: [otherScene.admin.memberId] },
      })
    ).fields,
  ).toHaveProperty('interviewer_ids')
  await server.pool.query(`update plans set status = 'PAUSED' where plan_id = $1`, [scene.planId])
  expect(
    (
      await scene.host.request('POST browse-intern/v2/schedule-interview', {
        body: buildProposalForm(scene),
      })
    ).message,
  ).toBe('This internship isn’t open to candidates right now.')
})
