import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

export type SignInPath = '/company/get-started' | '/intern/get-started'

/** Enters an email address on a sign-in page and continues. */
export async function enterEmail(page: Page, door: SignInPath, email: string): Promise<void> {
  await page.goto(door)
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
}

/** Types six digits; the last one submits them. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Six-digit code')
  await field.fill('')
  await field.fill(code)
}

/** Returns a code that differs from the given one. */
export const getIncorrectCode = (code: string): string => (code === '000000' ? '111111' : '000000')

export const expectHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 }))
