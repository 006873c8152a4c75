import { expect } from '../support/expect.ts'
import { addDaysTo, moveClockTo } from '../support/clock.ts'
import { getLinkPath, type TestUser } from '../support/test-user.ts'
import { answerHostWeek, answerInternWeek } from '../support/week.ts'

/** Noon in Kolkata, as a UTC time. */
const unlockTime = '06:30:00Z'
/** What the intern says in each week. */
export const challenge = 'Two gauges on the same river disagree.'

/**
 * Checks that a week is locked until Friday noon in the intern's time zone and says so.
 * @param starts Monday on which the internship starts
 * @param week id of the first week
 */
export async function expectWeekUnlock(
  hannah: TestUser,
  priya: TestUser,
  starts: string,
  week: string,
): Promise<void> {
  const { page } = priya
  await moveClockTo(page, `${starts}T08:00:00Z`)
  // A session ends after 30 days without use, and the first Friday can be 31 days after the offer.
  await hannah.page.reload()
  await priya.mail(/^Your internship starts today/)
  await page.goto('/intern/internship-management')
  const first = page.getByRole('row', { name: /Week 1/ })
  await expect(first.getByText(/^Unlocks on/)).toHaveCount(2)
  await expect(
    page.getByRole('row', { name: /Week 4/ }).getByText('Yet to start work'),
  ).toHaveCount(2)
  await expect(first.getByRole('button')).toHaveCount(0)
  await priya.checkScreen('an internship on its first day')
  const friday = addDaysTo(starts, 4)
  await moveClockTo(page, `${friday}T06:29:00Z`)
  await page.goto('/intern/internship-management/weekly-checkpoint')
  await expect(page.getByRole('heading', { name: 'No feedback due' })).toBeVisible()
  await priya.checkScreen('no week to answer')
  await page.goto(`/intern/internship-management/weekly-checkpoint/${week}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Week 1 isn’t open yet' })).toBeVisible()
  await expect(page.getByText(/^It opens on Fri .*, 12:00, your time/)).toBeVisible()
  await priya.checkScreen('a week before its time')
  await moveClockTo(page, `${friday}T${unlockTime}`)
}

/** The intern answers first and cannot see the host's answers yet. */
async function answerAsIntern(priya: TestUser): Promise<void> {
  const { page } = priya
  await page.goto(getLinkPath(await priya.mail(/^Your feedback for week 1 is open/), '/intern/'))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await answerInternWeek(priya, 1, true)
  await priya.checkScreen('a week completed')
  await page.getByRole('link', { name: 'Back to the internship' }).click()
  await page.getByRole('button', { name: 'See week 1' }).click()
  const sheet = page.getByRole('dialog')
  await expect(
    sheet.getByText(/^You’ll see Brightwater Labs’s answers once you’ve both finished/),
  ).toBeVisible()
  await expect(sheet.getByText(challenge)).toBeVisible()
  await priya.checkScreen("the user's own weekly answers")
}

/** Each side answers the first week and sees the other's answers only when both are done. */
export async function completeFirstWeek(hannah: TestUser, priya: TestUser): Promise<void> {
  await answerAsIntern(priya)
  const { page } = hannah
  await page.goto('/company/hired-interns')
  await expect(page.getByText('1 week needs your feedback')).toBeVisible()
  await hannah.checkScreen('the hired interns')
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page.getByText(/Priya has given feedback/)).toBeVisible()
  await expect(page.getByText(challenge)).toHaveCount(0)
  await hannah.checkScreen('an internship with feedback to give')
  await page.getByRole('button', { name: 'Give feedback', exact: true }).click()
  await answerHostWeek(hannah, 1, true)
  await page.getByRole('button', { name: 'See week 1' }).click()
  await expect(page.getByRole('dialog').getByText(challenge)).toBeVisible()
  await hannah.checkScreen('both sides of a week, for the host')

  await priya.page.goto(
    getLinkPath(await priya.mail(/^Feedback for week 1 is ready to read/), '/intern/'),
  )
  await expect(
    priya.page.getByRole('dialog').getByText('Ask a little earlier when data looks odd.'),
  ).toBeVisible()
  await priya.checkScreen('both sides of a week, for the intern')
}
