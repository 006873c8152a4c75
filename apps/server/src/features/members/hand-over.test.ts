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

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const ahead = (hours: number) =>
  new Date(Math.ceil(server.now().getTime() / hour) * hour + hours * hour)
const getAgreedTime = (hours: number) => ({
  status: 'CONFIRMED',
  starts_at: ahead(hours),
  ends_at: new Date(ahead(hours).getTime() + hour / 2),
  answer_by: null,
})

async function team() {
  const company = await aCompany(server)
  const [leaving, other] = [
    await aMember(server, company.companyId),
    await aMember(server, company.companyId),
  ]
  const planId = await aPlan(server, company.companyId)
  const meets = async (members: readonly string[], overrides = {}) => {
    const intern = await anIntern(server)
    const stage = 'status' in overrides ? 'INTERVIEW_SCHEDULED' : 'INTERVIEW_PROPOSED'
    const id = await anInterview(
      server,
      company.companyId,
      await aCandidature(server, company.companyId, planId, intern, { stage }),
      intern,
      members,
      overrides,
    )
    return { id, intern }
  }
  const boss = await server.as(company.admin.userId)
  const deactivate = (handover?: readonly { interview_id: string; interviewer_id: string }[]) =>
    boss.request('PUT admin-setting/user/status', {
      body: { user_id: leaving.userId, status: 'DEACTIVATED', ...(handover ? { handover } : {}) },
    })
  const people = async (id: string) =>
    (await boss.request(`GET dashboard/interview-details/${id}`)).payload.interviewers.map(
      (interviewer: { member_id: string }) => interviewer.member_id,
    )
  return { ...company, leaving, other, meets, boss, deactivate, people }
}

it('lists the upcoming interviews of a member with remaining and available interviewers', async () => {
  const { leaving, other, admin, meets, boss } = await team()
  const interview = await meets([leaving.memberId], getAgreedTime(48))
  await meets([other.memberId], getAgreedTime(48))
  const { payload, count } = await boss.request('GET admin-setting/user/interviews', {
    query: { user_id: leaving.userId },
  })
  expect(count).toBe(1)
  expect(payload[0]).toMatchObject({
    interview_id: interview.id,
    stays: [],
    starts_at: expect.any(String),
  })
  expect(payload[0].free.map((free: { member_id: string }) => free.member_id)).toEqual([
    admin.memberId,
  ])
  expect(
    (
      await (
        await server.as(other.userId)
      ).request('GET admin-setting/user/interviews', { query: { user_id: leaving.userId } })
    ).status,
  ).toBe(403)
  const otherCompany = await aCompany(server)
  expect(
    (
      await (
        await server.as(otherCompany.admin.userId)
      ).request('GET admin-setting/user/interviews', { query: { user_id: leaving.userId } })
    ).status,
  ).toBe(404)
})

it('leaves an interview to its other interviewer and notifies the intern', async () => {
  const { leaving, other, meets, deactivate, people } = await team()
  const { id, intern } = await meets([leaving.memberId, other.memberId])
  expect((await deactivate()).status).toBe(200)
  expect(await people(id)).toEqual([other.memberId])
  expect((await server.mails(intern.email))[0]?.kind).toBe('interviews.interviewer')
})

it('requires a new interviewer for an interview without another one, and changes nothing until then', async () => {
  const { leaving, other, meets, deactivate, people } = await team()
  const { id } = await meets([leaving.memberId], getAgreedTime(72))
  const rejected = await deactivate()
  expect(rejected).toMatchObject({
    status: 409,
    code: 'INTERVIEWER_NEEDED',
    fields: { [`handover.${id}`]: 'Choose who takes over this interview.' },
  })
  expect(await people(id)).toEqual([leaving.memberId])
  expect((await deactivate([{ interview_id: id, interviewer_id: other.memberId }])).status).toBe(
    200,
  )
  expect(await people(id)).toEqual([other.memberId])
  const [mail] = (await server.mails(other.email)).filter(
    (mail) => mail.kind === 'interviews.handOver',
  )
  expect(mail?.ics).toContain('BEGIN:VCALENDAR')
  expect(
    (await server.mails(leaving.email)).some(
      (mail) => mail.kind === 'interviews.handedOver' && (mail.ics ?? '').includes('CANCEL'),
    ),
  ).toBe(true)
})

it('rejects a new interviewer who is busy then, has left or works elsewhere', async () => {
  const { companyId, leaving, other, meets, deactivate } = await team()
  const { id } = await meets([leaving.memberId], getAgreedTime(96))
  await meets([other.memberId], getAgreedTime(96))
  const to = (interviewer_id: string) => deactivate([{ interview_id: id, interviewer_id }])
  expect(await to(other.memberId)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  const deactivatedMember = await aMember(server, companyId, { status: 'DEACTIVATED' })
  expect(await to(deactivatedMember.memberId)).toMatchObject({
    status: 400,
    fields: { [`handover.${id}`]: 'Choose interviewers who are active members of your company.' },
  })
  expect((await to((await aCompany(server)).admin.memberId)).status).toBe(400)
  expect((await to(leaving.memberId)).status).toBe(400)
})

it('two members deactivated in parallel never hand an interview to each other', async () => {
  const { leaving, other, admin, meets, boss, people } = await team()
  const { id } = await meets([leaving.memberId, other.memberId], getAgreedTime(120))
  const leave = (userId: string) =>
    boss.request('PUT admin-setting/user/status', {
      body: { user_id: userId, status: 'DEACTIVATED' },
    })
  const answers = await Promise.all([leave(leaving.userId), leave(other.userId)])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  expect(await people(id)).toHaveLength(1)
  expect(await people(id)).not.toContain(admin.memberId)
})

it('filters the list of all interviews by status, interviewer, dates and name', async () => {
  const { leaving, other, meets, boss } = await team()
  const interview = await meets([leaving.memberId], getAgreedTime(30))
  const later = await meets([other.memberId], getAgreedTime(200))
  await meets([other.memberId])
  const list = async (body: object) =>
    (await boss.request('POST admin-setting/interviews', { body })).payload.map(
      (interview: { interview_id: string }) => interview.interview_id,
    )
  expect(await list({})).toHaveLength(3)
  expect(await list({ status: ['CONFIRMED'] })).toEqual([interview.id, later.id])
  expect(await list({ interviewer_id: leaving.memberId })).toEqual([interview.id])
  expect(await list({ status: ['CONFIRMED'], to: ahead(100).toISOString() })).toEqual([
    interview.id,
  ])
  expect(await list({ from: ahead(100).toISOString() })).toEqual([later.id])
  const name = (await boss.request(`GET dashboard/interview-details/${interview.id}`)).payload
    .intern.name
  expect(await list({ search: name })).toEqual([interview.id])
  const page = await boss.request('POST admin-setting/interviews', {
    body: { per_page: 2, page: 2 },
  })
  expect([page.count, page.payload.length]).toEqual([3, 1])
  expect(
    (await (await server.as(other.userId)).request('POST admin-setting/interviews', { body: {} }))
      .status,
  ).toBe(403)
})
