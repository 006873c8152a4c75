// npm run firefox [-- word …]: opens every screen in the system's Firefox, at 1280 and 390 px, signed
// in as its demo user, and goes through the journeys of firefox/journeys; with words only the screens
// and journeys whose names contain one. Fails on an error in the console, on a page that scrolls
// sideways or is not taken over, and where a journey does not go on.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startDemoProduct } from './demo-product.mjs'
import { agreeOnInterview } from './firefox/journeys/agree-on-interview.mjs'
import { editProfile } from './firefox/journeys/edit-profile.mjs'
import { giveFeedback } from './firefox/journeys/give-feedback.mjs'
import { makeOffer } from './firefox/journeys/make-offer.mjs'
import { signInEarly } from './firefox/journeys/sign-in-early.mjs'
import { signUp } from './firefox/journeys/sign-up.mjs'
import { walkScreens } from './firefox/walk-screens.mjs'
import { exitWithError } from './install.mjs'
import { importOnDemand } from './on-demand.mjs'
import { screenshots } from './screen-list.ts'

// Giving feedback moves the clock of the product, so it is the last one.
const journeys = { signInEarly, signUp, editProfile, agreeOnInterview, makeOffer, giveFeedback }

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word))

const executablePath = findFirefox()
if (!executablePath)
  exitWithError('No Firefox found. Install it (Debian: firefox-esr), or set FIREFOX_PATH.')
const { puppeteer } = (await importOnDemand('puppeteer')).packages
const port = 21_000 + Math.floor(Math.random() * 8000)
const product = await startDemoProduct(port)
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
try {
  const { opened, problems } = await walkScreens(
    { browser, port },
    screenshots.filter(({ name }) => isWanted(name)),
  )
  const wanted = Object.entries(journeys).filter(([name]) => isWanted(name))
  for (const [name, journey] of wanted)
    await journey({ browser, port }).catch(({ message }) => problems.push(`${name}: ${message}`))
  process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
  process.stdout.write(
    `${opened} pages opened and ${wanted.length} journeys made in Firefox, ${problems.length} problems\n`,
  )
  if (problems.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}

/** Returns the path of the system's Firefox; undefined if there is none. */
function findFirefox() {
  const folders = (process.env.PATH ?? '').split(':')
  return [
    process.env.FIREFOX_PATH,
    ...['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path && existsSync(path))
}
