import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/**
 * Selects an option in a combobox by typing.
 * @param option label of the option; the first one by default
 */
export async function chooseOption(
  page: Page,
  label: string | RegExp,
  option?: string | RegExp,
): Promise<void> {
  const field = page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first()
  await field.click()
  if (
    typeof option === 'string' &&
    (await field.evaluate((element) => element instanceof HTMLInputElement && !element.readOnly))
  )
    await field.fill(option)
  const options = page.getByRole('option').filter({ visible: true })
  await expect(options.first()).toBeVisible()
  await (
    option === undefined
      ? options.first()
      : page.getByRole('option', { name: option, exact: true }).filter({ visible: true }).first()
  ).click()
}

/** Closes the open list of a multi-select field. */
export async function closeOptions(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
}

/** Presses Next in a step form and waits for the next step. */
export async function goToNextStep(page: Page): Promise<void> {
  const step = page.url()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).not.toHaveURL(step)
}
