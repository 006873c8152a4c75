import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBatch } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anAccount } from '../intern-registration/testing/sign-up-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/**
 * Signs up an intern.
 * @param goals what they said they hope to gain
 */
async function signUpIntern(goals: string | null): Promise<Browser> {
  const { browser } = await anAccount(server)
  const start = new Date(server.now().getTime() + 100 * 86_400_000).toISOString()
  const batch = await aBatch(server, { programme_start: start.slice(0, 10) })
  const save = (part: string, body: object) =>
    browser.request(`POST intern-service/register/${part}`, { body })
  await save('save-internship-preference', {
    career_field_ids: [1],
    start_month: `${start.slice(5, 7)}/${start.slice(0, 4)}`,
    duration_weeks: 8,
    hours_a_week: 30,
  })
  if (goals !== null) await save('save-additional-info', { heard_from: null, goals })
  await browser.request(`POST intern-service/map-user-batch/v1/${batch.code}`, { body: {} })
  expect(
    (await browser.request('POST intern-service/v1/mark-signup-complete', { body: {} })).status,
  ).toBe(200)
  await browser.request('POST intern-service/application/start', { body: {} })
  return browser
}

const answers = async (browser: Browser) => {
  const { payload } = await browser.request('GET intern-service/application')
  return [payload.additional_answers.MOTIVATION ?? null, payload.profile.internship_goal]
}
const answersQuestion = (browser: Browser, MOTIVATION: string) =>
  browser.request('POST intern-service/application/additional-question', {
    body: { answers: { MOTIVATION } },
  })

it("copies the intern's goal from sign-up to the additional question and the goal", async () => {
  const browser = await signUpIntern('To read rivers')
  expect(await answers(browser)).toEqual(['To read rivers', 'To read rivers'])
  await answersQuestion(browser, 'To measure rivers')
  expect(await answers(browser)).toEqual(['To measure rivers', 'To measure rivers'])
})

it('copies the answer to the additional question into an empty goal, and leaves an edited goal unchanged', async () => {
  const browser = await signUpIntern(null)
  expect(await answers(browser)).toEqual([null, null])
  // Simulates a save while typing.
  await answersQuestion(browser, 'To re')
  await answersQuestion(browser, 'To read rivers')
  expect(await answers(browser)).toEqual(['To read rivers', 'To read rivers'])
  await browser.request('PATCH intern-service/profile/skill/internship-goal', {
    body: { internship_goal: 'A job at a river' },
  })
  await answersQuestion(browser, 'To read seas')
  expect(await answers(browser)).toEqual(['To read seas', 'A job at a river'])
})
