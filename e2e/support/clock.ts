import { expect, type Page } from '@playwright/test'
import type { TestUser } from './person.ts'

const day = 86_400_000

/** Moves the product's clock to a moment that is ahead; timed jobs have run when it answers. */
export async function until(page: Page, at: string): Promise<void> {
  const answer = await page.request.post('/backend/dev/clock', { data: { now: at } })
  expect(answer.ok(), `the clock at ${at}`).toBe(true)
}

/** The day so many days after another. */
export function plusDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The product's present moment. */
export async function nowOf(person: TestUser): Promise<Date> {
  const answer = await person.page.request.get('/backend/dev/clock')
  const { now }: { now: string } = await answer.json()
  return new Date(now)
}

/** A Monday so many weeks ahead. */
export async function mondayAhead(person: TestUser, weeks: number): Promise<string> {
  const at = new Date((await nowOf(person)).getTime() + weeks * 7 * day)
  return plusDays(at.toISOString().slice(0, 10), -((at.getUTCDay() + 6) % 7))
}
