import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { ApiUser } from './requests.ts'

const day = 86_400_000

/** Moves the product's clock to a future moment and runs the timed jobs. */
export async function moveClockTo(page: Page, at: string): Promise<void> {
  const answer = await page.request.post('/backend/dev/clock', { data: { now: at } })
  expect(answer.ok(), `the clock at ${at}`).toBe(true)
}

/** Returns the date a number of days after another. */
export function addDaysTo(from: string, days: number): string {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the present moment of the product's clock. */
export async function getProductTime(person: ApiUser): Promise<Date> {
  const answer = await person.page.request.get('/backend/dev/clock')
  const { now }: { now: string } = await answer.json()
  return new Date(now)
}

/** Returns the date of a Monday a number of weeks ahead. */
export async function getMondayAhead(person: ApiUser, weeks: number): Promise<string> {
  const at = new Date((await getProductTime(person)).getTime() + weeks * 7 * day)
  return addDaysTo(at.toISOString().slice(0, 10), -((at.getUTCDay() + 6) % 7))
}
