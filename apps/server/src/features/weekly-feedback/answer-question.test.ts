import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { shiftDay } from '../../platform/testing/hiring.ts'
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

describe('internship week', () => {
  it("returns a label per side, unlocks on Friday noon in the intern's time zone and emails both sides", async () => {
    const of = await startFiveWeekInternship(server)
    const first = of.weeks[0]
    if (!first) throw new Error('no week')
    expect(of.weeks.map((week) => week.label)).toEqual([
      'YET_TO_START',
      'YET_TO_START',
      'YET_TO_START',
      'YET_TO_START',
      'YET_TO_START',
    ])
    // Lagos is one hour ahead of UTC all year.
    expect(first.unlocks_at).toBe(`${shiftDay(first.starts_on, 4)}T11:00:00.000Z`)
    const ask = `intern-service/${feedbackPath}/question/${first.weekly_feedback_id}/intern-active-work-hours`
    expect(await of.intern.request(`POST ${ask}`, { body: { answer: 30 } })).toMatchObject({
      status: 409,
      message: 'This week isn’t open yet.',
    })
    await advanceClockUntil(server, `${first.starts_on}T08:00:00Z`)
    expect(
      (await of.intern.request(`GET intern-service/${feedbackPath}/list/${of.offerId}`)).payload[0],
    ).toMatchObject({
      label: 'UNLOCKS_ON',
      label_text: expect.stringMatching(/^Unlocks on Fri/),
      completed: 'false',
      active: 'false',
    })
    expect(
      (await of.intern.request('GET intern-service/intern-offer/internships/ongoing')).payload[0],
    ).toMatchObject({ internship_id: of.internshipId, is_active: 'true' })
    expect(await of.intern.request(`POST ${ask}`, { body: { answer: 30 } })).toMatchObject({
      status: 409,
    })
    expect((await of.intern.request(`GET ${ask}`)).payload).toMatchObject({
      is_locked: true,
      unlocks_at: first.unlocks_at,
    })
    await advanceClockUntil(server, first.unlocks_at)
    expect((await of.intern.request(`GET ${ask}`)).payload).toMatchObject({ is_locked: false })
    expect(
      (await of.intern.request(`GET intern-service/${feedbackPath}/list/${of.offerId}`)).payload[0],
    ).toMatchObject({
      label: 'FEEDBACK_REQUIRED',
      active: 'true',
      next_slug: 'intern-active-work-hours',
    })
    expect((await server.mails(of.hiring.intern.email))[0]?.subject).toBe(
      'Your feedback for week 1 is open',
    )
    const mail = (await server.mails(of.hiring.supervisor.email))[0]
    expect(mail?.subject).toContain('for week 1 is open')
    expect(mail?.body).toContain(
      `/company/hired-interns/${of.internshipId}?feedback=${first.weekly_feedback_id}`,
    )
  })

  it('saves answers one by one, rejects those out of range or not offered, and completes once', async () => {
    const of = await startFiveWeekInternship(server)
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    await advanceClockUntil(server, of.weeks[0]?.unlocks_at ?? '')
    const save = (slug: string, answer: unknown) =>
      of.intern.request(`POST intern-service/${feedbackPath}/question/${week}/${slug}`, {
        body: { answer },
      })
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
      (
        await of.intern.request(
          `GET intern-service/${feedbackPath}/question/${week}/intern-active-work-hours`,
        )
      ).payload,
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
      await of.intern.request(`POST intern-service/${feedbackPath}/complete-weekly-feedback`, {
        body: { weekly_feedback_id: week },
      }),
    ).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      fields: { 'main-challenge': 'Answer this question.' },
    })
    expect(await completeInternWeek(of, week)).toMatchObject({
      status: 200,
      payload: { is_completed: true },
    })
    expect(await save('intern-active-work-hours', 10)).toMatchObject({
      status: 409,
      message: 'This week is already completed.',
    })
    expect(
      (
        await of.intern.request(`POST intern-service/${feedbackPath}/complete-weekly-feedback`, {
          body: { weekly_feedback_id: week },
        })
      ).status,
    ).toBe(409)
  })

  it("is completed by the host's last answer", async () => {
    const of = await startFiveWeekInternship(server)
    const week = of.weeks[0]?.weekly_feedback_id ?? ''
    await advanceClockUntil(server, of.weeks[0]?.unlocks_at ?? '')
    const saved = await completeHostWeek(of, week)
    expect(saved.map((response) => response.payload.is_completed)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect(
      (
        await of.supervisor.request(`POST ${feedbackPath}/list`, {
          body: { internship_id: of.internshipId },
        })
      ).payload[0],
    ).toMatchObject({ label: 'COMPLETED', completed: 'true' })
  })
})
