import type { Page } from '@playwright/test'
import { expect } from '../support/expect.ts'

/** Parts of a screen of the specification, seen by its demo person (tools/screen-list.ts). */
export interface ScreenParts {
  /** The main heading. */
  readonly heading: string | RegExp
  /** Names of headings, tabs, buttons, links and fields. */
  readonly parts?: readonly string[]
  /** What surrounds the screen of a signed-in user. */
  readonly frame?: 'sidebar' | 'header' | 'steps' | 'bare'
  /** Where the user is redirected. */
  readonly leadsTo?: string
}

/** Checks that a page shows its heading, its parts and its frame. */
export async function expectParts(page: Page, screen: ScreenParts, path: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(page).toHaveURL(screen.leadsTo ?? path)
  await expect(main.getByRole('heading', { name: screen.heading, level: 1 })).toBeVisible()
  // A phone hides filters, steps and the sidebar behind buttons.
  if ((page.viewportSize()?.width ?? 0) <= 600) return
  for (const name of screen.parts ?? [])
    await expect(
      (['tab', 'button', 'link'] as const)
        .reduce((found, role) => found.or(main.getByRole(role, { name })), main.getByLabel(name))
        .or(main.getByRole('heading', { name }))
        .filter({ visible: true })
        .first(),
      `${path} shows “${name}”`,
    ).toBeVisible()
  if (screen.frame) await expectFrame(page, screen.frame)
}

async function expectFrame(page: Page, frame: ScreenParts['frame']): Promise<void> {
  const regions = {
    banner: page.getByRole('banner'),
    sidebar: page.getByRole('navigation', { name: 'Main' }),
    steps: page.getByRole('navigation', { name: 'Your application' }),
    leave: page.getByRole('link', { name: 'Leave for now' }),
  }
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(regions).map(async ([name, region]) => [
          name,
          await region.filter({ visible: true }).count(),
        ]),
      ),
    )
  await expect.poll(count, { message: `what surrounds ${page.url()}` }).toEqual({
    banner: 1,
    sidebar: frame === 'sidebar' ? 1 : 0,
    steps: frame === 'steps' ? 1 : 0,
    leave: frame === 'header' || frame === 'steps' ? 1 : 0,
  })
}
