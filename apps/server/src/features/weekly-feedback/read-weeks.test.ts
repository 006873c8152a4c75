import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  feedbackPath,
  completeHostWeek,
  completeInternWeek,
  startFiveWeekInternship,
  advanceClockUntil,
} from './testing/week-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000

describe('internship week', () => {
  it("returns the other side's answers only after both completed the week", async () => {
    const of = await startFiveWeekInternship(server)
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    await advanceClockUntil(server, of.weeks[0]?.unlocks_at ?? '')
    await completeHostWeek(of, week)
    const calls = [
      `GET intern-service/${feedbackPath}/view-detail/${week}`,
      `GET intern-service/intern-dashboard/v1/internship-progress`,
      `GET intern-service/${feedbackPath}/list/${of.offerId}`,
      `GET intern-service/${feedbackPath}/question/${week}/rate-your-internship-experience`,
    ]
    for (const call of calls) {
      const weeks = await of.intern.request(call)
      expect(weeks.status).toBe(200)
      expect(weeks.text).not.toContain('Ask earlier.')
    }
    expect((await of.intern.request(calls[0] ?? '')).payload.other).toBe(null)
    expect((await of.intern.request(calls[1] ?? '')).payload.list[0]).toMatchObject({
      other_label: 'COMPLETED',
      other_hours: null,
      other_rating: null,
      is_visible: false,
    })
    await completeInternWeek(of, week)
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toBe(
      'Feedback for week 1 is ready to read',
    )
    expect((await server.mails(of.hiring.supervisor.email))[0]?.subject).toContain(
      'feedback for week 1 is ready to read',
    )
    expect(
      (await of.intern.request(calls[0] ?? '')).payload.other.find(
        (question: { slug: string }) => question.slug === 'thing-intern-improve-next-week',
      ),
    ).toMatchObject({ says: 'Ask earlier.' })
    expect(
      (
        await of.supervisor.request(`GET ${feedbackPath}/view-detail/${week}`, {
          query: { question_section: 'main-challenge' },
        })
      ).payload.other,
    ).toMatchObject([{ slug: 'main-challenge', says: 'Two data sources disagree.' }])
    expect(
      (await of.supervisor.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`))
        .payload.list[0],
    ).toMatchObject({ own_hours: 29, other_hours: 30, other_rating: 8, is_visible: true })
  })

  it('also returns them 7 days after the unlock, and reminds of a missed week twice', async () => {
    const of = await startFiveWeekInternship(server)
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    const unlock = of.weeks[0]?.unlocks_at ?? ''
    await advanceClockUntil(server, unlock)
    await completeHostWeek(of, week)
    await advanceClockUntil(server, new Date(Date.parse(unlock) + 7 * day - 60_000).toISOString())
    expect(
      (await of.intern.request(`GET intern-service/${feedbackPath}/view-detail/${week}`)).payload
        .other,
    ).toBe(null)
    await server.advanceClock(60_000)
    expect(
      (await of.intern.request(`GET intern-service/${feedbackPath}/view-detail/${week}`)).payload
        .other,
    ).toHaveLength(5)
    const mails = (await server.mails(of.hiring.intern.email)).filter((mail) =>
      mail.subject.includes('week 1'),
    )
    expect(mails.filter((mail) => mail.kind === 'weeklyFeedback.reminderForIntern')).toHaveLength(2)
    expect(
      (await server.mails(of.hiring.supervisor.email)).filter(
        (mail) => mail.kind === 'weeklyFeedback.reminderForCompany',
      ),
    ).toHaveLength(0)
    expect(await completeInternWeek(of, week)).toMatchObject({ status: 200 })
  })

  it('returns 404 to other interns, companies and supervisors, and shows all to an administrator', async () => {
    const of = await startFiveWeekInternship(server)
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    const [other, otherCompany, colleague] = [
      await anIntern(server),
      await aCompany(server),
      await aMember(server, of.hiring.company.companyId),
    ]
    const asIntern = await server.as(other.userId)
    expect(
      (await asIntern.request(`GET intern-service/${feedbackPath}/list/${of.offerId}`)).status,
    ).toBe(404)
    expect(
      (await asIntern.request(`GET intern-service/${feedbackPath}/view-detail/${week}`)).status,
    ).toBe(404)
    expect(
      (
        await asIntern.request(
          `POST intern-service/${feedbackPath}/question/${week}/main-challenge`,
          {
            body: { answer: 'x' },
          },
        )
      ).status,
    ).toBe(404)
    for (const user of [otherCompany.admin.userId, colleague.userId]) {
      const outsider = await server.as(user)
      expect(
        (await outsider.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`))
          .status,
      ).toBe(404)
      expect(
        (
          await outsider.request(`POST ${feedbackPath}/list`, {
            body: { internship_id: of.internshipId },
          })
        ).status,
      ).toBe(404)
      expect(
        (
          await outsider.request(
            `GET hired-interns/${feedbackPath}/question/${of.hiring.intern.internId}/${week}/hour-intern-work-this-week`,
          )
        ).status,
      ).toBe(404)
      expect(
        (
          await outsider.request('POST create-custom-project', {
            body: { internship_id: of.internshipId, name: 'Mine' },
          })
        ).status,
      ).toBe(404)
      expect(
        (await outsider.request('POST hired-interns/active-interns', { body: {} })).count,
      ).toBe(0)
    }
    const admin = await server.as(of.hiring.company.admin.userId)
    expect(
      (await admin.request('POST hired-interns/active-interns', { body: {} })).payload[0],
    ).toMatchObject({ internship_id: of.internshipId })
    expect(
      (await admin.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).payload
        .supervisors[0].email,
    ).toBe(of.hiring.supervisor.email)
    expect(
      (
        await admin.request('POST hired-interns/offer-detail', {
          body: { internship_id: of.internshipId },
        })
      ).payload,
    ).toMatchObject({ role: 'Data intern', stipend_amount: 65_000 })
  })
})
