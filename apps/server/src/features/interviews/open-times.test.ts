import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anInterviewScene, confirmPath, proposeSlots } from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const createScene = () => anInterviewScene(server)

it("open times are the intern's hours minus both sides' agreed times", async () => {
  const scene = await createScene()
  const before = await scene.host.request(
    `GET browse-intern/v2/intern/available/${scene.intern.internId}`,
    { query: { duration: '30' } },
  )
  const slot = before.payload.slots.find(
    (open: { in_company_hours: boolean }) => open.in_company_hours,
  ).starts_at
  const { interview_id } = await proposeSlots(scene, [slot])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  const after = await scene.host.request(
    `GET browse-intern/v2/intern/available/${scene.intern.internId}`,
    {
      query: { duration: '30' },
    },
  )
  expect(after.payload.slots.map((open: { starts_at: string }) => open.starts_at)).not.toContain(
    slot,
  )
  expect(after.payload.busy).toHaveLength(1)
  expect(after.payload.slots.length).toBeGreaterThan(10)
  // Another intern could meet a free colleague at this time, but not the interviewer.
  const colleague = await aMember(server, scene.companyId)
  const other = await anIntern(server)
  const openFor = async (member: string) =>
    (
      await scene.host.request(`GET browse-intern/v2/intern/available/${other.internId}`, {
        query: { duration: '30', interviewer_ids: member },
      })
    ).payload.slots.map((open: { starts_at: string }) => open.starts_at)
  expect(await openFor(scene.admin.memberId)).not.toContain(slot)
  expect(await openFor(colleague.memberId)).toContain(slot)
})

it("open times follow the intern's local time across a clock change, and the response names the change", async () => {
  const later = await startTestServer()
  try {
    await later.advanceClock(
      Math.max(0, Date.parse('2027-03-15T10:00:00Z') - later.now().getTime()),
    )
    const company = await aCompany(later)
    const night = [{ from: '01:00', to: '04:00' }]
    const intern = await anIntern(later, {
      user: { time_zone: 'Europe/Madrid' },
      intern: { weekly_hours: { 7: night } },
    })
    const { payload } = await (
      await later.as(company.admin.userId)
    ).request(`GET browse-intern/v2/intern/available/${intern.internId}`)
    const starts: string[] = payload.slots.map((slot: { starts_at: string }) => slot.starts_at)
    // On 28 March 2027, 01:00 to 04:00 local time lasts two hours: clocks skip from 02:00 to 03:00.
    expect(starts.filter((start) => start.startsWith('2027-03-28'))).toEqual(
      ['00:00', '00:30', '01:00', '01:30'].map((time) => `2027-03-28T${time}:00.000Z`),
    )
    expect(
      starts.filter((start) => start.startsWith('2027-04-04') || start.startsWith('2027-04-03')),
    ).toHaveLength(6)
    const listZones = (answer: { payload: { clock_changes: { zone: string }[] } }) =>
      answer.payload.clock_changes.map((change) => change.zone).toSorted()
    expect(listZones({ payload })).toEqual(['Europe/London', 'Europe/Madrid'])
    // Moving an interview offers the same times and names the same clock changes.
    const candidature = await aCandidature(
      later,
      company.companyId,
      await aPlan(later, company.companyId),
      intern,
      { stage: 'INTERVIEW_PROPOSED' },
    )
    const id = await anInterview(later, company.companyId, candidature, intern, [
      company.admin.memberId,
    ])
    expect(
      listZones(
        await (
          await later.as(company.admin.userId)
        ).request(`GET dashboard/interview/time/${id}`, { query: { isRescheduled: '1' } }),
      ),
    ).toEqual(['Europe/London', 'Europe/Madrid'])
    expect(
      listZones(
        await (
          await later.as(intern.userId)
        ).request(`GET intern-service/intern-dashboard/interview/time/${id}`),
      ),
    ).toEqual(['Europe/London', 'Europe/Madrid'])
  } finally {
    await later.stop()
  }
})

it('open times show the intern and the zone as this company sees them, not as another one does', async () => {
  const other = await aCompany(server, { time_zone: 'Asia/Tokyo' })
  const scene = await createScene()
  const otherHost = await server.as(other.admin.userId)
  const user = { first_name: 'Amara', last_name: 'Okafor' }
  const agreed = await anIntern(server, { user })
  const outside = await anIntern(server, { user })
  const otherPlan = await aPlan(server, other.companyId)
  for (const intern of [agreed, outside])
    await aCandidature(server, other.companyId, otherPlan, intern, { stage: 'INTERVIEWED' })
  await aCandidature(server, scene.companyId, scene.planId, agreed)
  await server.pool.query('delete from intern_search where intern_id = $1', [outside.internId])
  const read = async (host: typeof otherHost, { internId }: { internId: string }) => {
    const { status, payload } = await host.request(
      `GET browse-intern/v2/intern/available/${internId}`,
      { query: { duration: '30' } },
    )
    return status === 200 ? [payload.intern.name, payload.company_zone] : status
  }
  expect(await read(scene.host, agreed)).toEqual(['Amara O.', 'Europe/London'])
  expect(await read(otherHost, agreed)).toEqual(['Amara Okafor', 'Asia/Tokyo'])
  expect(await read(scene.host, outside)).toBe(404)
  expect(await read(otherHost, outside)).toEqual(['Amara Okafor', 'Asia/Tokyo'])
})
