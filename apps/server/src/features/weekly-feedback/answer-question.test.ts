import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, testServer } from '../../platform/testing/harness.ts'
import {
  aHiring,
  anInternship,
  dayAfter,
  type Hiring,
  mondayIn,
  signingIn,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const base = 'weekly-feedback-loop'

/** Moves the clock to a moment; never back. */
const until = (at: string) => server.forward(Math.max(0, Date.parse(at) - server.now().getTime()))

interface Running {
  readonly hiring: Hiring
  readonly internshipId: string
  readonly offerId: string
  readonly intern: Browser
  readonly supervisor: Browser
  readonly weeks: readonly {
    weekly_feedback_id: string
    unlocks_at: string
    label: string
    starts_on: string
  }[]
}
async function running(): Promise<Running> {
  const hiring = await aHiring(server)
  const starts = mondayIn(server, 6)
  const { internshipId, offerId } = await anInternship(server, hiring, {
    starts_on: starts,
    ends_on: dayAfter(starts, 32),
  })
  const [intern, supervisor] = [
    signingIn(server, hiring.intern.userId),
    signingIn(server, hiring.supervisor.userId),
  ]
  const weeks = (await intern.ask(`GET intern-service/${base}/list/${offerId}`)).payload
  return { hiring, internshipId, offerId, intern, supervisor, weeks }
}

const internAnswers = (project: string) => ({
  'intern-active-work-hours': 30,
  'main-projects': [project],
  'new-skills': ['SQL'],
  'rate-your-internship-experience': 8,
  'main-challenge': 'Two data sources disagree.',
  'communication-with-supervisor': 'DAILY',
})
const hostAnswers = (project: string) => ({
  'project-intern-focus-next-week': [project],
  'thing-intern-improve-next-week': 'Ask earlier.',
  'hour-intern-work-this-week': 29,
  'rate-your-internship-experience': 9,
  'communication-with-supervisor': 'SEVERAL_TIMES',
})

async function completeIntern(of: Running, week: string) {
  const project = (
    await of.intern.ask(`POST intern-service/${base}/create-custom-project`, {
      body: { internship_id: of.internshipId, name: 'Grid load model' },
    })
  ).payload.id
  for (const [slug, answer] of Object.entries(internAnswers(project)))
    expect(
      (
        await of.intern.ask(`POST intern-service/${base}/question/${week}/${slug}`, {
          body: { answer },
        })
      ).status,
    ).toBe(200)
  return of.intern.ask(`POST intern-service/${base}/complete-weekly-feedback`, {
    body: { weekly_feedback_id: week },
  })
}
async function completeHost(of: Running, week: string) {
  const project = (
    await of.supervisor.ask('POST create-custom-project', {
      body: { internship_id: of.internshipId, name: 'Grid load model' },
    })
  ).payload.id
  const saved = []
  for (const [slug, answer] of Object.entries(hostAnswers(project)))
    saved.push(
      await of.supervisor.ask(
        `POST hired-interns/${base}/question/${of.hiring.intern.internId}/${week}/${slug}`,
        { body: { answer } },
      ),
    )
  return saved
}

describe('a week of an internship', () => {
  it("says its label for each side, unlocks on Friday noon of the intern's zone, and mails both", async () => {
    const of = await running()
    const first = of.weeks[0]
    if (!first) throw new Error('no week')
    expect(of.weeks.map((one) => one.label)).toEqual([
      'YET_TO_START',
      'YET_TO_START',
      'YET_TO_START',
      'YET_TO_START',
      'YET_TO_START',
    ])
    // Lagos is one hour ahead of UTC all year.
    expect(first.unlocks_at).toBe(`${dayAfter(first.starts_on, 4)}T11:00:00.000Z`)
    const ask = `intern-service/${base}/question/${first.weekly_feedback_id}/intern-active-work-hours`
    expect(await of.intern.ask(`POST ${ask}`, { body: { answer: 30 } })).toMatchObject({
      status: 409,
      message: 'This week is not unlocked yet.',
    })
    await until(`${first.starts_on}T08:00:00Z`)
    expect(
      (await of.intern.ask(`GET intern-service/${base}/list/${of.offerId}`)).payload[0],
    ).toMatchObject({
      label: 'UNLOCKS_ON',
      label_text: expect.stringMatching(/^Unlocks on Fri/),
      completed: 'false',
      active: 'false',
    })
    expect(
      (await of.intern.ask('GET intern-service/intern-offer/internships/ongoing')).payload[0],
    ).toMatchObject({ internship_id: of.internshipId, is_active: 'true' })
    expect(await of.intern.ask(`POST ${ask}`, { body: { answer: 30 } })).toMatchObject({
      status: 409,
    })
    expect((await of.intern.ask(`GET ${ask}`)).payload).toMatchObject({
      is_locked: true,
      unlocks_at: first.unlocks_at,
    })
    await until(first.unlocks_at)
    expect((await of.intern.ask(`GET ${ask}`)).payload).toMatchObject({ is_locked: false })
    expect(
      (await of.intern.ask(`GET intern-service/${base}/list/${of.offerId}`)).payload[0],
    ).toMatchObject({
      label: 'FEEDBACK_REQUIRED',
      active: 'true',
      next_slug: 'intern-active-work-hours',
    })
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toBe(
      'Week 1: your checkpoint is open',
    )
    const told = (await server.mails(of.hiring.supervisor.email))[0]
    expect(told?.subject).toContain('Week 1: feedback for')
    expect(told?.body).toContain(
      `/company/hired-interns/${of.internshipId}?feedback=${first.weekly_feedback_id}`,
    )
  })

  it('saves answers one by one, refuses those out of range or not on offer, and completes once', async () => {
    const of = await running()
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    await until(of.weeks[0]?.unlocks_at ?? '')
    const save = (slug: string, answer: unknown) =>
      of.intern.ask(`POST intern-service/${base}/question/${week}/${slug}`, { body: { answer } })
    for (const [slug, answer] of [
      ['intern-active-work-hours', 81],
      ['intern-active-work-hours', -1],
      ['rate-your-internship-experience', 0],
      ['rate-your-internship-experience', 11],
      ['rate-your-internship-experience', 7.5],
      ['communication-with-supervisor', 'NEVER'],
      ['main-challenge', '  '],
      ['main-challenge', 'x'.repeat(2001)],
      ['main-projects', []],
      ['main-projects', [week]],
    ] as const) {
      expect(await save(slug, answer)).toMatchObject({ status: 400, code: 'VALIDATION' })
    }
    expect(await save('intern-active-work-hours', 81)).toMatchObject({
      fields: { answer: 'Enter a number from 0 to 80.' },
    })
    expect((await save('no-such-question', 1)).status).toBe(404)
    expect((await save('intern-active-work-hours', 30)).payload).toMatchObject({
      is_completed: false,
      missing: expect.arrayContaining(['main-challenge']),
    })
    expect(
      (await of.intern.ask(`GET intern-service/${base}/question/${week}/intern-active-work-hours`))
        .payload,
    ).toMatchObject({
      answer: 30,
      type: 'number',
      min: 0,
      max: 80,
      steps: expect.arrayContaining([
        {
          slug: 'intern-active-work-hours',
          text: 'Hours you worked',
          answered: true,
          says: '30 hours',
        },
      ]),
    })
    expect(
      await of.intern.ask(`POST intern-service/${base}/complete-weekly-feedback`, {
        body: { weekly_feedback_id: week },
      }),
    ).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      fields: { 'main-challenge': 'This question waits for an answer.' },
    })
    expect(await completeIntern(of, week)).toMatchObject({
      status: 200,
      payload: { is_completed: true },
    })
    expect(await save('intern-active-work-hours', 10)).toMatchObject({
      status: 409,
      message: 'This week is completed.',
    })
    expect(
      (
        await of.intern.ask(`POST intern-service/${base}/complete-weekly-feedback`, {
          body: { weekly_feedback_id: week },
        })
      ).status,
    ).toBe(409)
  })

  it("is completed by the host's last answer", async () => {
    const of = await running()
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    await until(of.weeks[0]?.unlocks_at ?? '')
    const saved = await completeHost(of, week)
    expect(saved.map((one) => one.payload.is_completed)).toEqual([false, false, false, false, true])
    expect(
      (await of.supervisor.ask(`POST ${base}/list`, { body: { internship_id: of.internshipId } }))
        .payload[0],
    ).toMatchObject({ label: 'COMPLETED', completed: 'true' })
  })

  it("shows the other side's answers only when both have completed, and nothing of them leaves before", async () => {
    const of = await running()
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    await until(of.weeks[0]?.unlocks_at ?? '')
    await completeHost(of, week)
    const calls = [
      `GET intern-service/${base}/view-detail/${week}`,
      `GET intern-service/intern-dashboard/v1/internship-progress`,
      `GET intern-service/${base}/list/${of.offerId}`,
      `GET intern-service/${base}/question/${week}/rate-your-internship-experience`,
    ]
    for (const call of calls) {
      const seen = await of.intern.ask(call)
      expect(seen.status).toBe(200)
      expect(seen.text).not.toContain('Ask earlier.')
    }
    expect((await of.intern.ask(calls[0] ?? '')).payload.other).toBe(null)
    expect((await of.intern.ask(calls[1] ?? '')).payload.list[0]).toMatchObject({
      other_label: 'COMPLETED',
      other_hours: null,
      other_rating: null,
      is_visible: false,
    })
    await completeIntern(of, week)
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toBe(
      'Week 1: both sides are done',
    )
    expect((await server.mails(of.hiring.supervisor.email))[0]?.subject).toContain(
      'both sides are done',
    )
    expect(
      (await of.intern.ask(calls[0] ?? '')).payload.other.find(
        (one: { slug: string }) => one.slug === 'thing-intern-improve-next-week',
      ),
    ).toMatchObject({ says: 'Ask earlier.' })
    expect(
      (
        await of.supervisor.ask(`GET ${base}/view-detail/${week}`, {
          query: { question_section: 'main-challenge' },
        })
      ).payload.other,
    ).toMatchObject([{ slug: 'main-challenge', says: 'Two data sources disagree.' }])
    expect(
      (await of.supervisor.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`))
        .payload.list[0],
    ).toMatchObject({ own_hours: 29, other_hours: 30, other_rating: 8, is_visible: true })
  })

  it('shows them 7 days after the unlock too, and reminds of a missed week twice', async () => {
    const of = await running()
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    const unlock = of.weeks[0]?.unlocks_at ?? ''
    await until(unlock)
    await completeHost(of, week)
    await until(new Date(Date.parse(unlock) + 7 * day - 1000).toISOString())
    expect(
      (await of.intern.ask(`GET intern-service/${base}/view-detail/${week}`)).payload.other,
    ).toBe(null)
    await server.forward(1000)
    expect(
      (await of.intern.ask(`GET intern-service/${base}/view-detail/${week}`)).payload.other,
    ).toHaveLength(5)
    const told = (await server.mails(of.hiring.intern.email)).filter((mail) =>
      mail.subject.startsWith('Week 1'),
    )
    expect(told.filter((mail) => mail.kind === 'weeklyFeedback.reminderForIntern')).toHaveLength(2)
    expect(
      (await server.mails(of.hiring.supervisor.email)).filter(
        (mail) => mail.kind === 'weeklyFeedback.reminderForCompany',
      ),
    ).toHaveLength(0)
    expect(await completeIntern(of, week)).toMatchObject({ status: 200 })
  })

  it('is not there for another intern, company or supervisor; an administrator sees all', async () => {
    const of = await running()
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    const [other, stranger, colleague] = [
      await anIntern(server),
      await aCompany(server),
      await aMember(server, of.hiring.company.companyId),
    ]
    const asIntern = await server.as(other.userId)
    expect((await asIntern.ask(`GET intern-service/${base}/list/${of.offerId}`)).status).toBe(404)
    expect((await asIntern.ask(`GET intern-service/${base}/view-detail/${week}`)).status).toBe(404)
    expect(
      (
        await asIntern.ask(`POST intern-service/${base}/question/${week}/main-challenge`, {
          body: { answer: 'x' },
        })
      ).status,
    ).toBe(404)
    for (const user of [stranger.admin.userId, colleague.userId]) {
      const outsider = await server.as(user)
      expect(
        (await outsider.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).status,
      ).toBe(404)
      expect(
        (await outsider.ask(`POST ${base}/list`, { body: { internship_id: of.internshipId } }))
          .status,
      ).toBe(404)
      expect(
        (
          await outsider.ask(
            `GET hired-interns/${base}/question/${of.hiring.intern.internId}/${week}/hour-intern-work-this-week`,
          )
        ).status,
      ).toBe(404)
      expect(
        (
          await outsider.ask('POST create-custom-project', {
            body: { internship_id: of.internshipId, name: 'Mine' },
          })
        ).status,
      ).toBe(404)
      expect((await outsider.ask('POST hired-interns/active-interns', { body: {} })).count).toBe(0)
    }
    const admin = await server.as(of.hiring.company.admin.userId)
    expect(
      (await admin.ask('POST hired-interns/active-interns', { body: {} })).payload[0],
    ).toMatchObject({ internship_id: of.internshipId })
    expect(
      (await admin.ask(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).payload
        .supervisors[0].email,
    ).toBe(of.hiring.supervisor.email)
    expect(
      (
        await admin.ask('POST hired-interns/offer-detail', {
          body: { internship_id: of.internshipId },
        })
      ).payload,
    ).toMatchObject({ role: 'Data intern', stipend_amount: 65_000 })
  })
})
