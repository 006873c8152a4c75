// npm run screens [-- --to docs/pictures] [-- word …]: takes a screenshot of every screen, signed
// in as its demo user.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { startDemoProduct } from './demo-product.mjs'
import { root, exitWithError } from './install.mjs'
import { readmeScreenshots, loadScreenIds, getScreenPath, screenshots } from './screen-list.ts'

const commandArguments = process.argv.slice(2)
const to = commandArguments.includes('--to')
  ? commandArguments[commandArguments.indexOf('--to') + 1]
  : undefined
const only = commandArguments.filter(
  (word, index) => !word.startsWith('--') && commandArguments[index - 1] !== '--to',
)
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]
const schemes = ['light', 'dark']
const port = 21_000 + Math.floor(Math.random() * 8000)
const base = process.env.SCREENS_URL ?? `http://localhost:${port}`

const found = await findChromium()
if ('wrong' in found) exitWithError(found.wrong)
const served = process.env.SCREENS_URL ? undefined : await startDemoProduct(port)
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
let failed = 0
try {
  const folder = resolve(root, to ?? '.cache/screens')
  mkdirSync(folder, { recursive: true })
  const list = to
    ? readmeScreenshots
    : screenshots.filter(
        (shot) => only.length === 0 || only.some((word) => shot.name.includes(word)),
      )
  for (const [person, group] of Map.groupBy(list, (shot) => shot.as ?? ''))
    await takeUserScreenshots(person, group, folder)
  process.stdout.write(
    `${list.length} screenshots in ${folder}${failed > 0 ? `; ${failed} failed` : ''}\n`,
  )
} finally {
  await browser.close()
  await served?.stop()
}

/** Takes the screenshots of one user's screens at every size and in every colour scheme. */
async function takeUserScreenshots(email, group, folder) {
  for (const size of sizes) {
    for (const scheme of schemes) {
      const context = await browser.newContext({
        viewport: size,
        colorScheme: scheme,
        deviceScaleFactor: to ? 1 : 1,
        reducedMotion: 'reduce',
        timezoneId: 'Europe/London',
        isMobile: size.width < 600,
        hasTouch: size.width < 600,
      })
      const wanted = group.filter(
        (shot) => !to || (shot.width === size.width && shot.scheme === scheme),
      )
      if (wanted.length > 0) {
        const page = await context.newPage()
        if (email)
          await context.request.post(`${base}/backend/dev/sign-in`, {
            data: { email },
            headers: { 'x-request-id': crypto.randomUUID(), origin: base },
          })
        const ids = await loadScreenIds(context.request, base, email)
        for (const shot of wanted)
          await takeScreenshot(
            page,
            shot,
            ids,
            join(folder, to ? `${shot.name}.png` : `${shot.name}-${size.width}-${scheme}.png`),
          )
      }
      await context.close()
    }
  }
}

async function takeScreenshot(page, shot, ids, path) {
  const address = getScreenPath(shot, ids)
  try {
    await page.goto(base + address, { waitUntil: 'domcontentloaded' })
    // Live notifications keep a connection open, so the network is never idle: wait for the
    // skeletons to disappear instead.
    await page
      .waitForFunction(
        () =>
          document.querySelector('main, #root > *') &&
          !document.querySelector('[role="status"][aria-label]'),
        undefined,
        { timeout: 6000 },
      )
      .catch(() => {})
    await page.waitForTimeout(350)
    // The tour on the first visit would cover the screen.
    const tour = page.getByRole('main').getByRole('button', { name: 'Skip', exact: true })
    if (await tour.isVisible()) await tour.click()
    await page.waitForTimeout(250)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path, fullPage: !shot.fold })
  } catch (error) {
    failed += 1
    process.stderr.write(
      `${shot.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`,
    )
  }
}
