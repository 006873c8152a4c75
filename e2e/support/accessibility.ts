import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './expect.ts'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
let axeSource: string | undefined

/**
 * Runs in the page: lists serious and critical violations of WCAG 2.2 AA. The components' stories
 * are checked in the same way (apps/web/src/testing/check-stories.tsx).
 */
async function listViolations(): Promise<string[]> {
  // Added by `expectAccessible`; a page knows no such global by itself.
  const { axe: checker } = window as unknown as { readonly axe: typeof axe }
  const { violations } = await checker.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    // Omits details of passed rules, which take a quarter of the time.
    resultTypes: ['violations'],
    selectors: false,
    preload: { assets: ['media'] },
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const elements = nodes.slice(0, 3).map(({ html }) => html)
      return `${id}: ${elements.join(' | ')}`
    })
}

/**
 * Checks the current screen for serious or critical violations of WCAG 2.2 AA.
 * @param name shown in the failure message
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Half the size of axe.js, which every page would receive and parse.
  axeSource ??= await readFile(axeFile, 'utf8')
  // A page that was checked before and has not been loaded again still has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  expect(await page.evaluate(listViolations), `axe on ${name}`).toEqual([])
}
