import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { getMondayAhead, getProductTime, addDaysTo } from './support/clock.ts'
import { sendRequest } from './support/requests.ts'
import { anApprovedIntern } from './support/applicants.ts'
import {
  type ApprovedIntern,
  aHiringCompany,
  type HiringCompany,
} from './support/hiring-company.ts'
import { confirmInterviewTime } from './support/interviews.ts'
import { findNextClockChange, formatShortDay, toLondonTime } from './support/london-time.ts'
import { holdNextSave } from './support/reload.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'hiring' })

const getCell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true })
const getAnnouncement = (page: Page) =>
  page.getByRole('grid').locator('xpath=following-sibling::*[@role="status"]')

interface StoredAvailability {
  readonly weekly: readonly {
    readonly weekday: number
    readonly from: string
    readonly to: string
  }[]
  readonly exceptions: readonly {
    readonly day: string
    readonly hours: readonly { readonly from: string; readonly to: string }[]
  }[]
}
const readAvailability = ({ person }: ApprovedIntern) =>
  sendRequest<StoredAvailability>(person.page, 'GET intern-service/availability')

/** Checks that there is no save button and that the automatic save is shown. */
async function expectAutomaticSave(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /save/i })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ })).toBeVisible()
}

/** Scrolls the first cell to the screen's middle, waits for rest and returns the cells' centres. */
async function getCentres(
  ...cells: readonly Locator[]
): Promise<readonly { readonly x: number; readonly y: number }[]> {
  await cells[0]?.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  let last = 0
  await expect
    .poll(async () => {
      const before = last
      last = (await cells[0]?.boundingBox())?.y ?? 0
      return last === before
    })
    .toBe(true)
  return Promise.all(
    cells.map(async (cell) => {
      const box = await cell.boundingBox()
      if (!box) throw new Error('the cell is not on the screen')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }),
  )
}

/** Weekly hours with a mouse: dragging selects, dragging back deselects. */
async function editByPointer(maya: ApprovedIntern): Promise<void> {
  const { page } = maya.person
  await page.goto('/intern/interview-time-slots')
  await expect(page.getByText('45 hours a week', { exact: true })).toBeVisible()
  const [from, far, back] = await getCentres(
    getCell(page, 'Saturday 10:00'),
    getCell(page, 'Sunday 12:30'),
    getCell(page, 'Saturday 11:30'),
  )
  if (!from || !far || !back) throw new Error('unreachable: three cells were passed')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(far.x, far.y, { steps: 2 })
  await expect(getCell(page, 'Sunday 12:30')).toHaveAttribute('aria-selected', 'true')
  await page.mouse.move(back.x, back.y, { steps: 2 })
  await page.mouse.up()
  await expect(getCell(page, 'Sunday 12:30')).toHaveAttribute('aria-selected', 'false')
  await expect(page.getByText('47 hours a week', { exact: true })).toBeVisible()
  await expect(getAnnouncement(page)).toHaveText('Saturday: 10:00 – 12:00. 47 hours a week')
  await maya.person.checkScreen('hours of every week')
  await expectAutomaticSave(page)
  await expect
    .poll(async () => (await readAvailability(maya)).weekly.at(-1))
    .toEqual({ weekday: 6, from: '10:00', to: '12:00' })
}

/** One tab stop; arrows, Space and Shift select. Selected night hours stay visible. */
async function editByKeyboard(maya: ApprovedIntern): Promise<void> {
  const { page } = maya.person
  await expect(page.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Show the night' }).click()
  await getCell(page, 'Sunday 22:30').focus()
  await page.keyboard.press('ArrowDown')
  await expect(getCell(page, 'Sunday 23:00')).toBeFocused()
  const reloadWhileSaving = await holdNextSave(page, '/intern-service/availability')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(getAnnouncement(page)).toHaveText('Sunday: 23:00 – 24:00. 48 hours a week')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(getCell(page, 'Sunday 23:30')).toBeFocused()
  await reloadWhileSaving()
  await expect(getCell(page, 'Sunday 23:30')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Hide the night' })).toHaveCount(0)
}

/** Changes the hours of one day and takes one day off, for that week only. */
async function editSingleDays(maya: ApprovedIntern, monday: string): Promise<void> {
  const { page } = maya.person
  const [tuesday, thursday] = [addDaysTo(monday, 1), addDaysTo(monday, 3)]
  await page.getByRole('button', { name: 'Add day off' }).click()
  await expect(page.getByText('Enter a date')).toBeVisible()
  await page.getByLabel('Date', { exact: true }).fill(thursday)
  await page.getByRole('button', { name: 'Add day off' }).click()
  await page.getByLabel('Date', { exact: true }).fill(tuesday)
  await page.getByRole('button', { name: 'Set different hours' }).click()
  await expect(getCell(page, `${formatShortDay(tuesday)} 09:00`)).toBeFocused()
  // Deselects 9:00 to 18:00, then selects 19:00 to 20:00.
  await page.keyboard.press('Space')
  for (let halfHour = 0; halfHour < 17; halfHour += 1) await page.keyboard.press('Shift+ArrowDown')
  await expect(getAnnouncement(page)).toContainText(`${formatShortDay(tuesday)}: no hours.`)
  await getCell(page, `${formatShortDay(tuesday)} 19:00`).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('19:00 – 20:00', { exact: true })).toBeVisible()
  await expect(getCell(page, `${formatShortDay(thursday)} 10:00`)).toHaveAttribute(
    'aria-selected',
    'false',
  )
  await maya.person.checkScreen('a week with other hours')
  await expectAutomaticSave(page)
  await expect
    .poll(async () => (await readAvailability(maya)).exceptions)
    .toEqual([
      { day: tuesday, hours: [{ from: '19:00', to: '20:00' }] },
      { day: thursday, hours: [] },
    ])
}

/** Companies propose times in these hours; agreed interviews appear in the intern's week. */
async function checkAsCompany(
  hiring: HiringCompany,
  maya: ApprovedIntern,
  monday: string,
): Promise<void> {
  const { slots } = await sendRequest<{ slots: readonly { starts_at: string }[] }>(
    hiring.admin.page,
    `GET browse-intern/v2/intern/available/${maya.internId}`,
  )
  const on = (day: string) =>
    slots
      .map((slot) => toLondonTime(slot.starts_at))
      .filter((at) => at.startsWith(day))
      .map((at) => at.slice(11))
  const tuesday = addDaysTo(monday, 1)
  expect([on(tuesday), on(addDaysTo(monday, 3)), on(addDaysTo(monday, 5))]).toEqual([
    ['19:00', '19:30'],
    [],
    ['10:00', '10:30', '11:00', '11:30'],
  ])
  const { page } = hiring.admin
  await page.goto(`/company/browse-candidates/${maya.internId}/propose?plan=${hiring.planId}`)
  for (
    let week = 0;
    week < 4 &&
    !(await page
      .getByRole('heading', { level: 2, name: new RegExp(`${formatShortDay(monday)} `) })
      .isVisible());
    week += 1
  )
    await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: new RegExp(`^${formatShortDay(tuesday)}, 19:00`) }).click()
  await expect(page.locator('main [data-start][tabindex="0"]')).toHaveCount(1)
  await hiring.admin.checkScreen('times that were drawn')
  await page.getByLabel('Meeting link').fill('https://meet.example/drawn')
  await page.getByRole('button', { name: 'Send 1 time to Maya' }).click()
  await expect(page).toHaveURL(/\/company\/hiring-management\//)
  const [interview] = await sendRequest<
    readonly { interview_id: string; slots: readonly { slot_id: string }[] }[]
  >(maya.person.page, `GET intern-service/intern-dashboard/${maya.internId}/interviews`)
  await confirmInterviewTime(
    maya,
    interview?.interview_id ?? '',
    interview?.slots[0]?.slot_id ?? '',
  )
  await maya.person.page.goto(`/intern/interview-time-slots?week=${monday}`)
  await expect(
    getCell(maya.person.page, `${formatShortDay(tuesday)} 19:00, Interview with ${hiring.company}`),
  ).toBeVisible()
  await maya.person.checkScreen('an agreed interview in its week')
}

/** The week of a daylight-saving change shows a note; in spring the skipped hour has no cells. */
async function checkClockChange(maya: ApprovedIntern): Promise<void> {
  const { page } = maya.person
  const change = findNextClockChange(await getProductTime(maya.person))
  const sunday = change.toISOString().slice(0, 10)
  const isSpring = toLondonTime(change.toISOString()).endsWith('02:00')
  await page.goto(`/intern/interview-time-slots?week=${sunday}`)
  await expect(
    page.getByText(
      `The clocks in London go ${isSpring ? 'forward' : 'back'} on ${formatShortDay(sunday)}, from ${isSpring ? '01:00 to 02:00' : '02:00 to 01:00'}`,
    ),
  ).toBeVisible()
  await expect(getCell(page, `${formatShortDay(sunday)} 00:30`)).toHaveCount(1)
  await expect(getCell(page, `${formatShortDay(sunday)} 01:30`)).toHaveCount(isSpring ? 0 : 1)
  await getCell(page, `${formatShortDay(sunday)} 00:30`).focus()
  await page.keyboard.press('ArrowDown')
  await expect(
    getCell(page, `${formatShortDay(sunday)} ${isSpring ? '02:00' : '01:00'}`),
  ).toBeFocused()
  await maya.person.checkScreen('the week that the clocks change in')
}

/** On touch, swiping scrolls, a tap selects half an hour, and a long press starts dragging. */
async function editByTouch(browser: Browser, maya: ApprovedIntern): Promise<void> {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
    storageState: await maya.person.page.context().storageState(),
  })
  const page = await context.newPage()
  await page.goto('/intern/interview-time-slots')
  await expect(page.getByText('48 hours a week', { exact: true })).toBeVisible()
  await getCell(page, 'Sunday 10:00').tap()
  await expect(page.getByText('48.5 hours a week', { exact: true })).toBeVisible()
  const finger = await context.newCDPSession(page)
  const drags = async (wait: () => Promise<void>, ways: readonly number[]) => {
    const [at = { x: 0, y: 0 }] = await getCentres(getCell(page, 'Sunday 14:00'))
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + down }],
      })
    await touch('touchStart')
    await wait()
    for (const down of ways) await touch('touchMove', down)
    await touch('touchEnd')
  }
  await drags(
    () => expect(getCell(page, 'Sunday 14:00')).toHaveAttribute('aria-selected', 'true'),
    [20, 40, 64],
  )
  await expect(page.getByText('50 hours a week', { exact: true })).toBeVisible()
  await expectAutomaticSave(page)
  await drags(() => Promise.resolve(), [-20, -60, -120])
  await expect(page.getByText('50 hours a week', { exact: true })).toBeVisible()
  await context.close()
}

/** On a phone: one tap for a working week, one for all days; day names stay visible. */
async function selectWorkingHours(maya: ApprovedIntern): Promise<void> {
  const { page } = maya.person
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/intern/interview-time-slots')
  await page.getByRole('button', { name: 'Weekdays, 09:00 to 17:00' }).click()
  await expect(getCell(page, 'Wednesday 16:30')).toHaveAttribute('aria-selected', 'true')
  await expect(getCell(page, 'Wednesday 17:00')).toHaveAttribute('aria-selected', 'false')
  await page.getByRole('button', { name: 'Copy Monday to all days' }).click()
  await expect(page.getByText('56 hours a week', { exact: true })).toBeVisible()
  await expectAutomaticSave(page)
  await getCentres(getCell(page, 'Monday 20:00'))
  for (const day of ['Mon', 'Thu', 'Sun'])
    await expect(page.getByRole('grid').getByText(day, { exact: true })).toBeInViewport({
      ratio: 1,
    })
  await maya.person.checkScreen('hours of every week on a phone')
}

test('availability is edited by pointer, keyboard and touch, for every week and single days, and seen by a company', async ({
  browser,
}) => {
  const hiring = await test.step('sets up a hiring company', () =>
    aHiringCompany(browser, 'Hourglass'))
  const maya = await test.step('sets up an intern', () =>
    anApprovedIntern(hiring, 'Maya Lindqvist', 'Europe/London'))
  const monday = await getMondayAhead(maya.person, 2)
  await test.step('edits by pointer', () => editByPointer(maya))
  await test.step('edits by keyboard', () => editByKeyboard(maya))
  await test.step('edits single days', () => editSingleDays(maya, monday))
  await test.step('shows the hours to the company', () => checkAsCompany(hiring, maya, monday))
  await test.step('edits by touch', () => editByTouch(browser, maya))
  await test.step('shows the daylight-saving change', () => checkClockChange(maya))
  await test.step('selects working hours with one tap', () => selectWorkingHours(maya))
  for (const person of [hiring.admin, hiring.colleague, hiring.operator, maya.person])
    await person.close()
})
