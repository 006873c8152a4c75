import { expect, type Page } from '@playwright/test'

/** Moves the product's clock to a moment that is ahead; timed jobs have run when it answers. */
export async function until(page: Page, at: string): Promise<void> {
  const answer = await page.request.post('/backend/dev/clock', { data: { now: at } })
  expect(answer.ok(), `the clock at ${at}`).toBe(true)
}

/** The day so many days after another. */
export function plusDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
}
