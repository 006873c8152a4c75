import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const at = (days: number) => getQuarterHour(server, days).toISOString()
const confirmPath = 'POST intern-service/intern-application/internships/interview-scheduled/confirm'

async function createScene() {
  const company = await aCompany(server)
  const intern = await anIntern(server)
  return {
    ...company,
    planId: await aPlan(server, company.companyId),
    intern,
    host: await server.as(company.admin.userId),
    internBrowser: await server.as(intern.userId),
  }
}

it('lets a company move an interview twice, with a higher calendar sequence each time, and offers help the third time', async () => {
  const scene = await createScene()
  const body = {
    intern_id: scene.intern.internId,
    io_id: scene.planId,
    slots: [at(3), at(4)],
    interviewer_ids: [scene.admin.memberId],
    duration: 30,
    meeting_link: 'https://meet.example/abc',
  }
  const { interview_id } = (
    await scene.host.request('POST browse-intern/v2/schedule-interview', { body })
  ).payload
  const move = (days: number) =>
    scene.host.request('POST dashboard/reschedule-interview', {
      body: { interview_id, slots: [at(days)], reason: 'Our release moved.' },
    })
  const sequences: (string | undefined)[] = []
  for (const days of [6, 7]) {
    expect((await move(days)).payload.status).toBe('RESCHEDULE_REQUESTED_BY_HC')
    await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: at(days) } })
    await server.advanceClock(1000)
    const mail = (await server.mails(scene.intern.email)).find((sent) =>
      sent.ics?.includes('METHOD:REQUEST'),
    )
    sequences.push(/SEQUENCE:(\d+)/.exec(mail?.ics ?? '')?.[1])
  }
  expect(Number(sequences[1])).toBeGreaterThan(Number(sequences[0]))
  expect(
    (await scene.host.request(`GET dashboard/interview-details/${interview_id}`)).payload,
  ).toMatchObject({ moves_left: 0, may: { reschedule: 'interviews.refused.movedTwice' } })
  expect((await move(8)).message).toBe(
    'You’ve already suggested other times twice. The programme team can help.',
  )
  // The other side has its own limit of two.
  expect(
    (
      await scene.internBrowser.request(
        'POST intern-service/intern-application/internships/interview-rescheduled',
        { body: { interview_id, slots: [at(9)] } },
      )
    ).status,
  ).toBe(200)
})

it("shows the batch before an interview (programme, dates and the intern's preferences) to companies that may see the intern", async () => {
  const scene = await createScene()
  const { payload } = await scene.host.request(
    `GET interview/batch/confirmation/${scene.intern.internId}`,
  )
  expect(Object.keys(payload).toSorted()).toEqual([
    'batch_id',
    'duration_weeks',
    'intern_start',
    'name',
    'partner',
    'programme_end',
    'programme_start',
  ])
  expect(payload.batch_id).toBe(scene.intern.batchId)
  const candidature = await aCandidature(server, scene.companyId, scene.planId, scene.intern)
  const path = `GET interview/batch/confirmation/${candidature}`
  expect((await scene.host.request(path)).payload.batch_id).toBe(scene.intern.batchId)
  expect((await (await createScene()).host.request(path)).status).toBe(404)
  const hidden = await anIntern(server, { intern: { is_hidden: true } })
  expect(
    (await scene.host.request(`GET interview/batch/confirmation/${hidden.internId}`)).status,
  ).toBe(404)
})

it('replies are due 5 days after a proposal, or when the last proposed time begins; a time that passes leaves the others', async () => {
  const scene = await createScene()
  const body = {
    intern_id: scene.intern.internId,
    io_id: scene.planId,
    slots: [at(2), at(9)],
    interviewer_ids: [scene.admin.memberId],
    duration: 30,
    meeting_link: 'https://meet.example/abc',
  }
  const { interview_id } = (
    await scene.host.request('POST browse-intern/v2/schedule-interview', { body })
  ).payload
  const proposed = (await scene.host.request(`GET dashboard/interview-details/${interview_id}`))
    .payload
  expect(Math.round((Date.parse(proposed.answer_by) - server.now().getTime()) / day)).toBe(5)
  const slots = [at(4), at(2)]
  const path = 'POST intern-service/intern-application/internships/interview-rescheduled'
  expect(
    (
      await scene.internBrowser.request(path, {
        body: { interview_id, slots, reason: 'I am away that week.' },
      })
    ).status,
  ).toBe(200)
  const readDetails = async () =>
    (await scene.host.request(`GET dashboard/interview-details/${interview_id}`)).payload
  expect((await readDetails()).answer_by).toBe(slots[0])
  await server.advanceClock(2 * day + 3_600_000)
  expect(await readDetails()).toMatchObject({
    status: 'RESCHEDULE_REQUESTED_BY_INTERN',
    answer_by: slots[0],
  })
  await server.advanceClock(2 * day)
  expect((await readDetails()).status).toBe('UNAVAILABLE')
})

it('lists all interviews with upcoming ones first, then past ones newest first, across pages', async () => {
  const company = await aCompany(server)
  const planId = await aPlan(server, company.companyId)
  const add = async (overrides: Record<string, unknown>) => {
    const intern = await anIntern(server)
    return anInterview(
      server,
      company.companyId,
      await aCandidature(server, company.companyId, planId, intern),
      intern,
      [],
      overrides,
    )
  }
  const buildAgreedTime = (days: number) => ({
    starts_at: at(days),
    ends_at: new Date(Date.parse(at(days)) + 1_800_000),
    slot_starts: [at(days)],
    answer_by: null,
  })
  const old = await add({ status: 'COMPLETED', ...buildAgreedTime(-20) })
  const later = await add({ status: 'CONFIRMED', ...buildAgreedTime(8) })
  const moved = await add({
    status: 'RESCHEDULE_REQUESTED_BY_HC',
    ...buildAgreedTime(1),
    slot_starts: [at(6), at(5)],
    answer_by: at(5),
  })
  const recent = await add({ status: 'IN_PAST', ...buildAgreedTime(-1) })
  const next = await add({ status: 'CONFIRMED', ...buildAgreedTime(3) })
  const cancelled = await add({ status: 'CANCELLED_BY_HC', ...buildAgreedTime(20) })
  const host = await server.as(company.admin.userId)
  const page = async (number: number) =>
    (
      await host.request('POST admin-setting/interviews', { body: { per_page: 4, page: number } })
    ).payload.map((interview: { interview_id: string }) => interview.interview_id)
  expect([await page(1), await page(2)]).toEqual([
    [next, moved, later, cancelled],
    [recent, old],
  ])
})
