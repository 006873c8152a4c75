import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
  type Company,
  type Intern,
} from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const day = 24 * hour
/** A quarter hour so many days ahead. */
const at = (days: number, hours = 0) =>
  new Date(
    Math.ceil((server.now().getTime() + days * day + hours * hour) / 900_000) * 900_000,
  ).toISOString()
const link = 'https://meet.example/abc'

interface Scene extends Company {
  planId: string
  intern: Intern
  host: Browser
  guest: Browser
}
async function scene(over: { credits?: number } = {}): Promise<Scene> {
  const company = await aCompany(server, over)
  const intern = await anIntern(server)
  return {
    ...company,
    planId: await aPlan(server, company.companyId),
    intern,
    host: await server.as(company.admin.userId),
    guest: await server.as(intern.userId),
  }
}
const proposal = (one: Scene, slots = [at(3), at(4), at(5)]) => ({
  intern_id: one.intern.internId,
  io_id: one.planId,
  slots,
  interviewer_ids: [one.admin.memberId],
  duration: 30,
  meeting_link: link,
})
async function proposed(one: Scene, slots?: string[]) {
  const answer = await one.host.ask('POST browse-intern/v2/schedule-interview', {
    body: proposal(one, slots),
  })
  expect(answer.message).toBe('')
  expect(answer.status).toBe(200)
  return answer.payload as { interview_id: string; candidature_id: string }
}
const confirmPath = 'POST intern-service/intern-application/internships/interview-scheduled/confirm'
const stage = async (one: Scene, id: string) =>
  (await one.host.ask(`GET candidature/${id}/v1/stage`)).payload.stage
const credits = async (one: Scene) =>
  (await one.host.ask('GET admin-setting/interview/credits')).payload
const interview = async (one: Scene, id: string) =>
  (await one.host.ask(`GET dashboard/interview-details/${id}`)).payload

it('proposes times: a credit is held, the candidature opens, the intern is told every time in both zones', async () => {
  const one = await scene()
  const { interview_id, candidature_id } = await proposed(one)
  expect(await stage(one, candidature_id)).toBe('INTERVIEW_PROPOSED')
  expect(await credits(one)).toEqual({ granted: 10, held: 1, used: 0, refunded: 0, left: 9 })
  await server.forward(1000)
  const [mail] = await server.mails(one.intern.email)
  expect(mail?.kind).toBe('interviews.propose')
  expect(mail?.body).toContain('Lagos')
  expect(mail?.body).toContain('London')
  expect(
    (await one.guest.ask(`GET intern-service/intern-dashboard/interview/time/${interview_id}`))
      .payload.slots,
  ).toHaveLength(3)
})

it('choosing a time agrees it, both get a calendar entry, and the company may read the full name', async () => {
  const one = await scene()
  const slots = [at(3), at(4)]
  const { interview_id, candidature_id } = await proposed(one, slots)
  expect((await interview(one, interview_id)).intern.name).toMatch(/^First\d+ L\.$/)
  const chosen = await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slots[1] } })
  expect(chosen.payload.status).toBe('CONFIRMED')
  expect(await stage(one, candidature_id)).toBe('INTERVIEW_SCHEDULED')
  const view = await interview(one, interview_id)
  expect([view.starts_at, view.intern.name]).toEqual([
    slots[1],
    expect.stringMatching(/^First\d+ Last\d+$/),
  ])
  await server.forward(1000)
  for (const email of [one.intern.email, one.admin.email])
    expect((await server.mails(email))[0]?.ics).toContain('METHOD:REQUEST')
})

it('a second press changes nothing, and a time that is not on offer is refused', async () => {
  const one = await scene()
  const slots = [at(3)]
  const { interview_id } = await proposed(one, slots)
  expect(
    (await one.guest.ask(confirmPath, { body: { interview_id, slot_id: at(6) } })).status,
  ).toBe(400)
  expect(
    (await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slots[0] } })).status,
  ).toBe(200)
  expect(
    (await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slots[0] } })).code,
  ).toBe('ILLEGAL_TRANSITION')
})

it.each([
  ['too soon', () => [at(0, 12)], 'slots.0'],
  ['too far', () => [at(31)], 'slots.0'],
  ['off the grid', () => [new Date(Date.parse(at(3)) + 60_000).toISOString()], 'slots.0'],
  [
    'overlapping each other',
    () => [at(3), new Date(Date.parse(at(3)) + 900_000).toISOString()],
    'slots.1',
  ],
])('proposed times %s are refused at their field', async (_what, slots, field) => {
  const one = await scene()
  const answer = await one.host.ask('POST browse-intern/v2/schedule-interview', {
    body: proposal(one, slots()),
  })
  expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]])
})

it('the last credit goes to one of eight proposals at once, the others are told that none is left', async () => {
  const one = await scene({ credits: 1 })
  const interns = await Promise.all(Array.from({ length: 8 }, () => anIntern(server)))
  const answers = await Promise.all(
    interns.map(async (intern) =>
      (await server.as(one.admin.userId)).ask('POST browse-intern/v2/schedule-interview', {
        body: { ...proposal(one), intern_id: intern.internId },
      }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 'NO_CREDIT')).toHaveLength(7)
  expect((await credits(one)).left).toBe(0)
})

it('eight interns who take the same time of one interviewer: one has it, the others keep the other times', async () => {
  const one = await scene()
  const slot = at(4)
  const interns = await Promise.all(Array.from({ length: 8 }, () => anIntern(server)))
  const ids: string[] = []
  for (const intern of interns) {
    const candidature = await aCandidature(server, one.companyId, one.planId, intern, {
      stage: 'INTERVIEW_PROPOSED',
    })
    ids.push(
      await anInterview(server, one.companyId, candidature, intern, [one.admin.memberId], {
        slot_starts: [slot, at(5)],
      }),
    )
  }
  const answers = await Promise.all(
    interns.map(async (intern, index) =>
      (await server.as(intern.userId)).ask(confirmPath, {
        body: { interview_id: ids[index], slot_id: slot },
      }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 'SLOT_TAKEN')).toHaveLength(7)
  const lost = interns[answers.findIndex((answer) => answer.code === 'SLOT_TAKEN')]
  const lostId = ids[answers.findIndex((answer) => answer.code === 'SLOT_TAKEN')]
  expect(
    (
      await (
        await server.as(lost?.userId ?? '')
      ).ask(confirmPath, { body: { interview_id: lostId, slot_id: at(5) } })
    ).status,
  ).toBeLessThan(410)
  expect(
    (await one.host.ask(`GET dashboard/interview-details/${lostId}`)).payload.slots,
  ).toHaveLength(2)
})

it('one intern agrees to one of two interviews at the same moment', async () => {
  const [one, other] = [await scene(), await scene()]
  const slot = at(4)
  const otherScene = { ...other, intern: one.intern, guest: one.guest }
  const first = await proposed(one, [slot])
  const second = await proposed(otherScene, [slot])
  const answers = await Promise.all(
    [first, second].map(({ interview_id }) =>
      one.guest.ask(confirmPath, { body: { interview_id, slot_id: slot } }),
    ),
  )
  expect(answers.map((answer) => answer.code ?? 'ok').toSorted()).toEqual(['SLOT_TAKEN', 'ok'])
})

it('none of these suits me: the intern offers others, the agreed time is free at once, twice at most', async () => {
  const one = await scene()
  const slots = [at(3), at(4)]
  const { interview_id, candidature_id } = await proposed(one, slots)
  await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slots[0] } })
  const counter = () =>
    one.guest.ask('POST intern-service/intern-application/internships/interview-rescheduled', {
      body: { interview_id, slots: [at(6)], reason: 'Lab classes that week' },
    })
  expect((await counter()).payload.status).toBe('RESCHEDULE_REQUESTED_BY_INTERN')
  expect(await stage(one, candidature_id)).toBe('INTERVIEW_PROPOSED')
  const chosen = await one.host.ask('POST dashboard/select-interview-timeslot', {
    body: { interview_id, slot_id: at(6) },
  })
  expect(chosen.payload.status).toBe('CONFIRMED')
  expect((await counter()).status).toBe(200)
  await one.host.ask('POST dashboard/select-interview-timeslot', {
    body: { interview_id, slot_id: at(6) },
  })
  const third = await counter()
  expect([third.status, third.message]).toEqual([
    409,
    'You have asked for another time twice. The programme team can help.',
  ])
})

it('nobody moves a confirmed interview in its last 24 hours; a company that cancels then has spent its credit', async () => {
  const one = await scene()
  const slot = at(2)
  const { interview_id, candidature_id } = await proposed(one, [slot])
  await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slot } })
  await server.forward(day + 2 * hour)
  const late = await one.host.ask('POST dashboard/reschedule-interview', {
    body: { interview_id, slots: [at(3)] },
  })
  expect(late.message).toBe(
    'The interview is less than 24 hours away. The programme team can help.',
  )
  const cancelled = await one.host.ask('POST dashboard/withdraw-interview', {
    body: { interview_id, reason: 'INTERVIEWER_AWAY' },
  })
  expect(cancelled.payload.status).toBe('CANCELLED_BY_HC')
  expect(await credits(one)).toMatchObject({ held: 0, used: 1, left: 9 })
  expect(await stage(one, candidature_id)).toBe('SHORTLISTED')
  await server.forward(1000)
  expect((await server.mails(one.intern.email))[0]?.ics).toContain('METHOD:CANCEL')
})

it('a declined interview gives the credit back and says why', async () => {
  const one = await scene()
  const { interview_id, candidature_id } = await proposed(one)
  const declined = await one.guest.ask(confirmPath, {
    body: { interview_id, decline: true, reason: 'FOUND_ANOTHER' },
  })
  expect(declined.payload.status).toBe('CANCELLED_BY_INTERN')
  expect(await credits(one)).toMatchObject({ held: 0, refunded: 1, left: 10 })
  expect(
    (await one.host.ask(`GET candidature/${candidature_id}/interviews`)).payload[0].end_reason,
  ).toBe('FOUND_ANOTHER')
})

it('five days without an answer: unavailable, the credit is back, the candidate is on the shortlist again', async () => {
  const one = await scene()
  const { interview_id, candidature_id } = await proposed(one, [at(10)])
  await server.forward(5 * day + hour)
  expect((await interview(one, interview_id)).status).toBe('UNAVAILABLE')
  expect([await stage(one, candidature_id), (await credits(one)).left]).toEqual(['SHORTLISTED', 10])
})

it('it passes, feedback completes it and spends the credit; a second round holds another', async () => {
  const one = await scene()
  const slot = at(2)
  const { interview_id, candidature_id } = await proposed(one, [slot])
  await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slot } })
  const early = await one.host.ask('POST interview-feedback/create', {
    body: { interview_id, attended: true, rating: 8 },
  })
  expect(early.message).toBe('The interview has not taken place yet.')
  await server.forward(2 * day + 2 * hour)
  expect((await interview(one, interview_id)).status).toBe('IN_PAST')
  expect(
    (
      await one.guest.ask('POST intern-service/interview-feedback/is-attend', {
        body: { interview_id, attended: true },
      })
    ).status,
  ).toBe(200)
  expect(
    await one.host.ask('POST interview-feedback/create', {
      body: { interview_id, attended: true },
    }),
  ).toMatchObject({ status: 400, fields: { decision: 'Say what is next.' } })
  const done = await one.host.ask('POST interview-feedback/create', {
    body: { interview_id, attended: true, rating: 8, strengths: 'Clear', decision: 'OFFER' },
  })
  expect(done.payload.status).toBe('COMPLETED')
  expect([await stage(one, candidature_id), (await credits(one)).used]).toEqual(['INTERVIEWED', 1])
  expect(
    (
      await one.host.ask('POST interview-feedback/create', {
        body: { interview_id, attended: true },
      })
    ).code,
  ).toBe('ALREADY_THERE')
  const again = await proposed(one)
  expect(again.candidature_id).toBe(candidature_id)
  expect((await credits(one)).left).toBe(8)
})

it('seven days after, an interview counts as held when nobody says otherwise', async () => {
  const one = await scene()
  const slot = at(2)
  const { interview_id, candidature_id } = await proposed(one, [slot])
  await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slot } })
  await server.forward(10 * day)
  expect([(await interview(one, interview_id)).status, await stage(one, candidature_id)]).toEqual([
    'COMPLETED',
    'INTERVIEWED',
  ])
})

it('a no-show that nobody contests is recorded after two working days; a contested one waits for the programme team', async () => {
  const operator = await server.as((await anOperator(server)).userId)
  const [quiet, loud] = [await scene(), await scene()]
  const ids: string[] = []
  for (const one of [quiet, loud]) {
    const slot = at(2)
    const { interview_id } = await proposed(one, [slot])
    ids.push(interview_id)
    await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slot } })
  }
  await server.forward(2 * day + 2 * hour)
  expect(
    (
      await quiet.host.ask('POST interview-feedback/create', {
        body: { interview_id: ids[0], attended: false },
      })
    ).fields,
  ).toEqual({ note: 'Say what happened. Both sides read it.' })
  for (const [index, one] of [quiet, loud].entries())
    await one.host.ask('POST interview-feedback/create', {
      body: { interview_id: ids[index], attended: false, note: 'We waited for twenty minutes.' },
    })
  expect(
    (
      await operator.ask(`POST operator/interviews/${ids[1]}/decide`, {
        body: { decision: 'TOOK_PLACE', note: 'x' },
      })
    ).code,
  ).toBe('ILLEGAL_TRANSITION')
  expect(
    (
      await loud.guest.ask('POST intern-service/interview-feedback/is-attend', {
        body: { interview_id: ids[1], attended: true },
      })
    ).status,
  ).toBe(200)
  await server.forward(5 * day)
  expect((await interview(quiet, ids[0] ?? '')).status).toBe('CANCELLED_BY_INTERN')
  expect((await credits(quiet)).left).toBe(10)
  expect((await operator.ask('GET operator/interviews/contested')).count).toBe(1)
  expect(
    (
      await operator.ask(`POST operator/interviews/${ids[1]}/decide`, {
        body: { decision: 'COMPANY_DID_NOT_COME', note: 'Seen in the call log' },
      })
    ).payload.status,
  ).toBe('CANCELLED_BY_HC')
  expect(await credits(loud)).toMatchObject({ used: 1, left: 9 })
})

it('another company, another intern and a member who does not interview are kept out', async () => {
  const [one, other] = [await scene(), await scene()]
  const { interview_id, candidature_id } = await proposed(one)
  for (const path of [
    `GET dashboard/interview-details/${interview_id}`,
    `GET candidature/${candidature_id}/interviews`,
    `GET dashboard/interview/time/${interview_id}`,
  ])
    expect((await other.host.ask(path)).status).toBe(404)
  expect(
    (await other.guest.ask(confirmPath, { body: { interview_id, slot_id: at(3) } })).status,
  ).toBe(404)
  expect(
    (
      await other.host.ask('POST dashboard/withdraw-interview', {
        body: { interview_id, reason: 'FILLED' },
      })
    ).status,
  ).toBe(404)
  const member = await server.as((await aMember(server, one.companyId)).userId)
  expect(
    (
      await member.ask('POST dashboard/withdraw-interview', {
        body: { interview_id, reason: 'FILLED' },
      })
    ).status,
  ).toBe(403)
  expect(
    (
      await member.ask('POST browse-intern/v2/schedule-interview', {
        body: { ...proposal(one), intern_id: (await anIntern(server)).internId },
      })
    ).status,
  ).toBe(403)
  expect(
    (await one.guest.ask(`GET intern-service/intern-dashboard/${other.intern.internId}/interviews`))
      .status,
  ).toBe(404)
})

it('a supervisor of the plan proposes without the permission to browse', async () => {
  const one = await scene()
  const member = await aMember(server, one.companyId, { permissions: [] })
  await server.pool.query(
    'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
    [one.planId, one.companyId, member.memberId],
  )
  const answer = await (
    await server.as(member.userId)
  ).ask('POST browse-intern/v2/schedule-interview', {
    body: { ...proposal(one), interviewer_ids: [member.memberId] },
  })
  expect(answer.status).toBe(200)
})

it('a company under review cannot propose, a paused plan takes nobody, and an interviewer must be an active member', async () => {
  const one = await scene()
  await server.pool.query(
    `update companies set status = 'PENDING_APPROVAL' where company_id = $1`,
    [one.companyId],
  )
  expect(
    (await one.host.ask('POST browse-intern/v2/schedule-interview', { body: proposal(one) })).code,
  ).toBe('COMPANY_NOT_APPROVED')
  await server.pool.query(`update companies set status = 'APPROVED' where company_id = $1`, [
    one.companyId,
  ])
  const stranger = await scene()
  expect(
    (
      await one.host.ask('POST browse-intern/v2/schedule-interview', {
        body: { ...proposal(one), interviewer_ids: [stranger.admin.memberId] },
      })
    ).fields,
  ).toHaveProperty('interviewer_ids')
  await server.pool.query(`update plans set status = 'PAUSED' where plan_id = $1`, [one.planId])
  expect(
    (await one.host.ask('POST browse-intern/v2/schedule-interview', { body: proposal(one) }))
      .message,
  ).toBe('This internship takes no candidates now.')
})

it("open times are the intern's hours less both sides' agreed times", async () => {
  const one = await scene()
  const before = await one.host.ask(
    `GET browse-intern/v2/intern/available/${one.intern.internId}`,
    { query: { duration: '30' } },
  )
  const slot = before.payload.slots.find(
    (open: { in_company_hours: boolean }) => open.in_company_hours,
  ).starts_at
  const { interview_id } = await proposed(one, [slot])
  await one.guest.ask(confirmPath, { body: { interview_id, slot_id: slot } })
  const after = await one.host.ask(`GET browse-intern/v2/intern/available/${one.intern.internId}`, {
    query: { duration: '30' },
  })
  expect(after.payload.slots.map((open: { starts_at: string }) => open.starts_at)).not.toContain(
    slot,
  )
  expect(after.payload.busy).toHaveLength(1)
  expect(after.payload.slots.length).toBeGreaterThan(10)
  // A colleague is free then, but the intern is not; somebody else's intern could meet the colleague.
  const colleague = await aMember(server, one.companyId)
  const other = await anIntern(server)
  const openFor = async (member: string) =>
    (
      await one.host.ask(`GET browse-intern/v2/intern/available/${other.internId}`, {
        query: { duration: '30', interviewer_ids: member },
      })
    ).payload.slots.map((open: { starts_at: string }) => open.starts_at)
  expect(await openFor(one.admin.memberId)).not.toContain(slot)
  expect(await openFor(colleague.memberId)).toContain(slot)
})

it("open times keep to the intern's wall clock across a clock change, and the change is named", async () => {
  const later = await testServer()
  try {
    await later.forward(Math.max(0, Date.parse('2027-03-15T10:00:00Z') - later.now().getTime()))
    const company = await aCompany(later)
    const night = [{ from: '01:00', to: '04:00' }]
    const intern = await anIntern(later, {
      user: { time_zone: 'Europe/Madrid' },
      intern: { weekly_hours: { 7: night } },
    })
    const { payload } = await (
      await later.as(company.admin.userId)
    ).ask(`GET browse-intern/v2/intern/available/${intern.internId}`)
    const starts: string[] = payload.slots.map((slot: { starts_at: string }) => slot.starts_at)
    // 28 March 2027: from 01:00 to 04:00 on the wall are two hours, for the clocks skip from 02:00 to 03:00.
    expect(starts.filter((start) => start.startsWith('2027-03-28'))).toEqual(
      ['00:00', '00:30', '01:00', '01:30'].map((time) => `2027-03-28T${time}:00.000Z`),
    )
    expect(
      starts.filter((start) => start.startsWith('2027-04-04') || start.startsWith('2027-04-03')),
    ).toHaveLength(6)
    const named = (answer: { payload: { clock_changes: { zone: string }[] } }) =>
      answer.payload.clock_changes.map((change) => change.zone).toSorted()
    expect(named({ payload })).toEqual(['Europe/London', 'Europe/Madrid'])
    // Whoever moves an interview chooses among the same times, and is told the same.
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
      named(
        await (
          await later.as(company.admin.userId)
        ).ask(`GET dashboard/interview/time/${id}`, { query: { isRescheduled: '1' } }),
      ),
    ).toEqual(['Europe/London', 'Europe/Madrid'])
    expect(
      named(
        await (
          await later.as(intern.userId)
        ).ask(`GET intern-service/intern-dashboard/interview/time/${id}`),
      ),
    ).toEqual(['Europe/London', 'Europe/Madrid'])
  } finally {
    await later.stop()
  }
})
