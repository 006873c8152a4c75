// npm run firefox [-- word …]: opens every screen in the system's Firefox, at 1280 and 390 px, signed
// in as its demo user, and signs in before the page's script has loaded. Fails on an error in the
// console, on a page that scrolls sideways or is not taken over.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startDemoProduct } from './demo-product.mjs'
import { exitWithError } from './install.mjs'
import { importOnDemand } from './on-demand.mjs'
import { createScreenRequest, getScreenPath, loadScreenIds, screenshots } from './screen-list.ts'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const widths = [1280, 390]
const port = 21_000 + Math.floor(Math.random() * 8000)
const base = `http://localhost:${port}`
// A page without a session asks who is signed in, and an unknown page is not found.
const expectedErrors = /the server responded with a status of 40[14]|NetworkError when attempting/

const executablePath = findFirefox()
if (!executablePath)
  exitWithError('No Firefox found. Install it (Debian: firefox-esr), or set FIREFOX_PATH.')
const { puppeteer } = (await importOnDemand('puppeteer')).packages
const product = await startDemoProduct(port)
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
const problems = []
let opened = 0
try {
  const list = screenshots.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  for (const [email, shots] of Map.groupBy(list, ({ as }) => as)) await openScreens(email, shots)
  if (words.length === 0) await signInEarly()
} finally {
  await browser.close()
  await product.stop()
}
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(`${opened} pages opened in Firefox, ${problems.length} problems\n`)
if (problems.length > 0) process.exitCode = 1

/** Returns the path of the system's Firefox; undefined if there is none. */
function findFirefox() {
  const folders = (process.env.PATH ?? '').split(':')
  return [
    process.env.FIREFOX_PATH,
    ...['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path && existsSync(path))
}

async function openScreens(email, shots) {
  const context = await browser.createBrowserContext()
  const { signInDemoUser } = await import('../bench/calls.ts')
  const cookie = email === '' ? undefined : await signInDemoUser(port, email)
  for (const pair of cookie?.split('; ') ?? []) {
    const [name, value] = pair.split('=')
    await context.setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true })
  }
  const ids = await loadScreenIds(createScreenRequest(cookie), base, email)
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  for (const shot of shots)
    for (const width of widths) {
      errors.length = 0
      await page.setViewport({ width, height: 900 })
      const found = await openScreen(page, getScreenPath(shot, ids))
      const wrong = [...found, ...errors.filter((error) => !expectedErrors.test(error))]
      problems.push(...wrong.map((problem) => `${shot.name}, ${width} px: ${problem}`))
    }
  await context.close()
}

/** Opens a page and returns what is wrong with it. */
async function openScreen(page, path) {
  opened += 1
  try {
    await page.goto(base + path, { waitUntil: 'load' })
    await page.waitForFunction(
      () =>
        document.body.innerText.trim().length > 40 &&
        !document.querySelector(
          '#root[data-rendered]:not([data-taken-over]), [role="status"][aria-label]',
        ),
    )
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return wider > 0 ? [`${wider} px wider than the window`] : []
}

/** Enters an address and sends it before the page's script is there, which sends it then. */
async function signInEarly() {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const scripts = Promise.withResolvers()
  await page.setRequestInterception(true)
  page.on('request', async (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) await scripts.promise
    await request.continue()
  })
  const loaded = page.goto(`${base}/company/get-started`)
  await page.waitForSelector('input[type=email]')
  await page.type('input[type=email]', 'early.visitor@firefox.example')
  await page.keyboard.press('Enter')
  scripts.resolve()
  await loaded
  await page
    .waitForFunction(() => document.querySelector('h1')?.textContent.includes('six-digit code'))
    .catch(() => problems.push('what was entered before the script had loaded was not sent'))
  await context.close()
}
