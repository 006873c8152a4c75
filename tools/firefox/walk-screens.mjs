import { createScreenRequest, getScreenPath, loadScreenIds } from '../screen-list.ts'
import { measureExcessWidth, openContext, waitUntilComplete, watchConsole } from './person.mjs'

const widths = [1280, 390]

/**
 * Opens screens as their demo users, at both widths.
 * @param shots the screens, from the list of screen-list.ts
 * @returns the number of opened pages, and what is wrong with them
 */
export async function walkScreens(firefox, shots) {
  const problems = []
  for (const [email, screens] of Map.groupBy(shots, ({ as }) => as))
    problems.push(...(await walkAs(firefox, email, screens)))
  return { opened: shots.length * widths.length, problems }
}

async function walkAs({ browser, port }, email, screens) {
  const base = `http://localhost:${port}`
  const { context, cookie } = await openContext(browser, port, email)
  const ids = await loadScreenIds(createScreenRequest(cookie), base, email)
  const page = await context.newPage()
  const errors = watchConsole(page)
  const problems = []
  for (const screen of screens)
    for (const width of widths) {
      errors.length = 0
      await page.setViewport({ width, height: 900 })
      const found = await openScreen(page, base + getScreenPath(screen, ids))
      problems.push(
        ...[...found, ...errors].map((problem) => `${screen.name}, ${width} px: ${problem}`),
      )
    }
  await context.close()
  return problems
}

/** Opens a page and returns what is wrong with it. */
async function openScreen(page, url) {
  try {
    await page.goto(url, { waitUntil: 'load' })
    await waitUntilComplete(page)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const wider = await page.evaluate(measureExcessWidth)
  return wider > 0 ? [`${wider} px wider than the window`] : []
}
