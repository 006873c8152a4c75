import type { Page } from '@playwright/test'
import { expect } from '../support/expect.ts'
import { chooseOption, closeOptions } from '../support/fields.ts'
import type { TestUser } from '../support/test-user.ts'
import { aPicture } from '../support/pictures.ts'

const getEditButton = (page: Page, section: string) =>
  page.getByRole('button', { name: `Edit: ${section}`, exact: true }).click()
const getSection = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true })
const getSaveButton = (page: Page, section: string) =>
  getSection(page, section).getByRole('button', { name: 'Save', exact: true }).click()

/** Edits rich text by keyboard: a list stays a list, and unsaved text survives a reload. */
export async function editIntroduction(mara: TestUser): Promise<void> {
  const { page } = mara
  await page.goto('/company/profile')
  await expect(
    page.getByText('Others can see this page once your company is approved.'),
  ).toBeVisible()
  await mara.checkScreen('the profile of a company in review')
  await getEditButton(page, 'Introduction')
  const words = page.getByRole('textbox', { name: 'Introduction' })
  await words.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('Gauges made of wood')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Tides')
  await page.keyboard.press('Control+b')
  await mara.checkScreen('writing the introduction')
  await page.reload()
  await expect(words).toContainText('Gauges made of wood')
  await getSaveButton(page, 'Introduction')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(
    getSection(page, 'Introduction')
      .getByRole('listitem')
      .filter({ hasText: 'Gauges made of wood' }),
  ).toBeVisible()
  await expect(getSection(page, 'Introduction').locator('strong')).toHaveText('Tides')
}

/** Chooses a tool from the list, adds a custom one and sets the work arrangements. */
export async function editTools(mara: TestUser): Promise<void> {
  const { page } = mara
  await getEditButton(page, 'Tools')
  await chooseOption(page, /^Tools/)
  await closeOptions(page)
  await page.getByLabel('Other tools').fill('Tide clock, Spoke shave')
  await page.getByLabel('Other tools').press('Enter')
  await page.getByRole('button', { name: 'Remove Spoke shave' }).click()
  await mara.checkScreen('choosing tools')
  await getSaveButton(page, 'Tools')
  await expect(getSection(page, 'Tools').getByText('Tide clock')).toBeVisible()
  await expect(getSection(page, 'Tools').getByText('Spoke shave')).toBeHidden()
  await getEditButton(page, 'How you work')
  await chooseOption(page, /^Culture/)
  await closeOptions(page)
  await chooseOption(page, /^Working arrangements/, 'Hybrid')
  await closeOptions(page)
  await getSaveButton(page, 'How you work')
  await expect(getSection(page, 'How you work').getByText('Hybrid')).toBeVisible()
}

/** Checks that a look-alike host of a social network is rejected at its field. */
export async function editLinks(mara: TestUser): Promise<void> {
  const { page } = mara
  await getEditButton(page, 'Links')
  await page.getByLabel('Facebook').fill('https://facebook.com.evil.example/tideline')
  await page.getByLabel('X or Twitter').fill('https://x.com/a-name-that-is-too-long')
  await page.getByLabel('GitHub').fill('github.com/tideline-example?tab=repositories')
  await getSaveButton(page, 'Links')
  await expect(page.getByText('Enter a link to Facebook.')).toBeVisible()
  await expect(page.getByText('Enter a link to X or Twitter.')).toBeVisible()
  await mara.checkScreen('links, refused')
  await page.getByLabel('Facebook').fill('')
  await page.getByLabel('X or Twitter').fill('twitter.com/tideline_ex')
  await getSaveButton(page, 'Links')
  await expect(
    getSection(page, 'Links').getByRole('link', {
      name: 'github.com/tideline-example',
      exact: true,
    }),
  ).toBeVisible()
}

/**
 * Rejects a non-image and a file that is only named like one, then crops a logo by keyboard and
 * saves it.
 */
export async function uploadLogo(mara: TestUser): Promise<void> {
  const { page } = mara
  const file = page.locator('#media input[type=file]').first()
  const dialog = page.getByRole('dialog', { name: 'Crop logo' })
  await file.setInputFiles({
    name: 'logo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await expect(page.getByText('Use a JPG, PNG or SVG image.')).toBeVisible()
  await file.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10_485_761),
  })
  await expect(
    page.getByText('This file is larger than 10 MB. Choose a smaller one.'),
  ).toBeVisible()
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  })
  await expect(
    page.getByText('This file is damaged. Save it again and upload the new copy.'),
  ).toBeVisible()
  await file.setInputFiles(aPicture('logo.png', [19, 82, 74], 640, 320))
  const area = dialog.getByRole('group', { name: /^Crop area/ })
  await expect(area).toBeVisible()
  await area.focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await mara.checkScreen('cropping the logo')
  await dialog.getByRole('button', { name: 'Crop and save' }).click()
  await expect(page.getByText('Logo updated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()
}
