import { chromium, type Browser, type Page } from '@playwright/test'
import { type BenchProcess, median, percentile, sendBenchRequest } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'
import { signInDemoUser } from './call-list.ts'
import { toCookies } from './interactions.ts'
import {
  type Awaited,
  addProbe,
  countShownWords,
  pressKey,
  type ShownWords,
} from './reviewer-probe.ts'

const reviewer = 'ines.duarte@fledge.example'
const wordsPerSecond = 240 / 60
/** The first 20 seconds of each of three videos at 1.75 times the speed. */
const watchedSeconds = (3 * 20) / 1.75
/** What a practised person needs to press a key (keystroke-level model). */
const keySeconds = 0.28
/** A decision sooner than this after another one counts as a second press, and is ignored. */
const pauseMs = 900

type Way = 'approve' | 'request changes' | 'request two changes' | 'reject' | 'skip'
interface Visit {
  readonly way: Way
  readonly keys: number
  /** The product's own time, from each key until the screen shows what it does. */
  readonly waitedMs: number
  /** The same without those keys that only read everything. */
  readonly summaryKeys: number
  readonly summaryWaitedMs: number
  /** From the deciding key until the next application can be read. */
  readonly decidedMs: number
  readonly longest: string
  readonly words: ShownWords
  readonly readSections: readonly string[]
}

/** Most are approved; one in ten needs changes, one in twenty is rejected or left to others. */
function chooseWay(number: number): Way {
  if (number % 20 === 13) return 'request two changes'
  if (number % 10 === 3) return 'request changes'
  if (number % 25 === 9) return 'reject'
  return number % 33 === 20 ? 'skip' : 'approve'
}

/** The keys of one application, each with how long it took. */
class KeyLog {
  readonly times: { readonly key: string; readonly ms: number }[] = []
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }
  async press(key: string, awaited: Awaited): Promise<number> {
    const ms = await pressKey(this.#page, key, awaited)
    this.times.push({ key, ms })
    return ms
  }
}

/** Scrolls until a section begins, or ends, above the decision bar, as a reader does. */
async function scrollTo(page: Page, keys: KeyLog, id: string, edge: 'top' | 'bottom') {
  const isShown = () =>
    page
      .locator(`#${id}`)
      .evaluate((section, side) => section.getBoundingClientRect()[side] <= 850, edge)
  for (let screens = 0; screens < 12 && !(await isShown()); screens += 1)
    await keys.press('Space', 'same application')
}

/** Reads everything from the top to the end; the résumé is opened on the way. */
async function readAll(page: Page, keys: KeyLog): Promise<void> {
  await scrollTo(page, keys, 'RESUME_PROFILE', 'top')
  await keys.press('p', 'résumé')
  await scrollTo(page, keys, 'VIDEO_PROFILE', 'bottom')
}

async function watchVideos(keys: KeyLog): Promise<void> {
  await keys.press('v', 'playing video')
  await keys.press('b', 'playing video')
  await keys.press('b', 'playing video')
}

/** Opens a section and inserts a canned comment for it. */
async function comment(keys: KeyLog, section: string): Promise<void> {
  await keys.press(section, 'same application')
  await keys.press('i', 'canned comments')
  await keys.press('1', 'inserted comment')
  await keys.press('Escape', 'counted comment')
}

const commentedSections: Readonly<Record<Way, readonly string[]>> = {
  approve: [],
  'request changes': ['CAREER_FIELD'],
  'request two changes': ['CAREER_FIELD', 'RESUME_PROFILE'],
  reject: ['ADDITIONAL_QUESTIONS'],
  skip: ['PERSONAL_INFORMATION'],
}

/** Decides, and returns how long the next application took. */
async function decide(keys: KeyLog, way: Way): Promise<number> {
  if (way === 'approve') return keys.press('a', 'next application')
  if (way === 'skip') return keys.press('s', 'next application')
  if (way === 'reject') {
    await keys.press('r', 'dialog')
    await keys.press('1', 'chosen reason')
    return keys.press('Enter', 'next application')
  }
  await comment(keys, '2')
  if (way === 'request two changes') await comment(keys, '5')
  return keys.press('c', 'next application')
}

const readingKeys: readonly string[] = ['p', 'Space']
const sumTimes = (times: KeyLog['times']) => times.reduce((sum, { ms }) => sum + ms, 0)

/** Works through one application. */
async function visit(page: Page, way: Way): Promise<Visit> {
  const keys = new KeyLog(page)
  await readAll(page, keys)
  const words = await countShownWords(page)
  await watchVideos(keys)
  await page.waitForTimeout(pauseMs)
  const decidedMs = await decide(keys, way)
  const decidingKeys = keys.times.filter(
    ({ key }) => !readingKeys.includes(key) || (key === 'p' && opensResume(words)),
  )
  const slowest = keys.times.toSorted((a, b) => b.ms - a.ms)[0]
  return {
    way,
    keys: keys.times.length,
    waitedMs: sumTimes(keys.times),
    summaryKeys: decidingKeys.length,
    summaryWaitedMs: sumTimes(decidingKeys),
    decidedMs,
    longest: slowest ? `${slowest.key} ${Math.round(slowest.ms)} ms` : '',
    words,
    readSections: commentedSections[way],
  }
}

const getOwnSeconds = ({ waitedMs, keys }: Visit) => waitedMs / 1000 + keys * keySeconds
/** Reads everything, the résumé included. */
const getWhole = (visited: Visit) =>
  getOwnSeconds(visited) + visited.words.everything / wordsPerSecond + watchedSeconds
/** Reads the summary and the given sections, and opens the résumé only if the summary flags it. */
const getWholeWithSummary = (visited: Visit, sections: readonly string[]) =>
  visited.summaryWaitedMs / 1000 +
  visited.summaryKeys * keySeconds +
  countReadWords(visited, sections) / wordsPerSecond +
  watchedSeconds
/** Reads the summary and the sections that it flags. */
const getWholeOfFlagged = (visited: Visit) => getWholeWithSummary(visited, visited.words.flagged)
/** The same, and each section that is commented on or rejected for, from its first word to its last. */
const getWholeOfCommented = (visited: Visit) =>
  getWholeWithSummary(visited, [...visited.readSections, ...visited.words.flagged])

/** Whether the summary flags something about the résumé. */
const opensResume = ({ flagged }: ShownWords) => flagged.includes('RESUME_PROFILE')

const countReadWords = ({ words }: Visit, sections: readonly string[]) =>
  words.summary +
  (opensResume(words) ? words.resume : 0) +
  [...new Set(sections)].reduce((sum, section) => sum + (words.sections[section] ?? 0), 0)

const describe = (values: readonly number[], digits: number) =>
  `median ${median(values).toFixed(digits)}, p95 ${percentile(values, 0.95).toFixed(digits)}, longest ${Math.max(...values).toFixed(digits)}`

function toRows(visits: readonly Visit[]): readonly ResultRow[] {
  const own = visits.map(getOwnSeconds)
  const keys = visits.map((visited) => visited.keys)
  const decided = visits.map(({ decidedMs }) => decidedMs)
  const everything = visits.map(getWhole)
  const summary = visits.map(getWholeOfFlagged)
  const row = (label: string, unit: string, values: readonly number[], digits = 0) => ({
    what: `Reviewer, ${label}`,
    measured: `${describe(values, digits)} ${unit} of ${values.length}`,
  })
  return [
    {
      ...row('beyond reading and watching', 's', own, 1),
      budgets: [atMost(median(own), 5, 's', 'median')],
    },
    { ...row('keys', 'keys', keys), budgets: [atMost(median(keys), 12, 'keys', 'median')] },
    row(
      'waiting for the product',
      'ms',
      visits.map(({ waitedMs }) => waitedMs),
    ),
    {
      ...row('decision to the next one readable', 'ms', decided),
      budgets: [atMost(percentile(decided, 0.95), 100, 'ms', 'p95')],
    },
    row('the whole, reading everything', 's', everything, 1),
    {
      ...row('the whole with the summary', 's', summary, 1),
      budgets: [
        atMost(median(summary), 45, 's', 'median'),
        atMost(percentile(summary, 0.95), 60, 's', 'p95'),
      ],
    },
    row('the same, reading what is commented on in full', 's', visits.map(getWholeOfCommented), 1),
  ]
}

async function addCannedComments(port: number, cookie: string): Promise<void> {
  for (const section of ['CAREER_FIELD', 'RESUME_PROFILE'])
    await sendBenchRequest(port, {
      method: 'POST',
      path: '/backend/operator/canned-comments',
      cookie,
      body: {
        section,
        name: 'More detail',
        body: 'Say in two sentences what you did yourself, and what others did.',
        note: 'For the benchmark',
      },
    })
}

async function openDesk(browser: Browser, port: number, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies(toCookies(cookie, `http://localhost:${port}`))
  const page = await context.newPage()
  await addProbe(page)
  await page.goto(`http://localhost:${port}/operator/applications`)
  await page.locator('#root:not([inert])').waitFor()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('g')
  // The application that is handed out is the first of the list, which is shown already.
  await page.waitForURL(/applications\/[0-9a-f-]{36}/u)
  // The speed remains from one application to the next.
  for (let faster = 0; faster < 3; faster += 1) await pressKey(page, 'f', 'same application')
  return page
}

/**
 * A scripted reviewer works through applications by keyboard. Reading and watching is counted, not
 * waited for: the words that are shown, and the first 20 seconds of each video at 1.75 times the speed.
 * @param executable the Chromium to use
 */
export async function measureReviewer(
  product: BenchProcess,
  count: number,
  executable: string,
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  await product.send({ what: 'applications', count })
  const cookie = await signInDemoUser(product.port, reviewer)
  await addCannedComments(product.port, cookie)
  const browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] })
  const visits: Visit[] = []
  try {
    const page = await openDesk(browser, product.port, cookie)
    while (visits.length < count) {
      await page.waitForTimeout(pauseMs)
      if (!(await countShownWords(page)).isAdded) {
        await pressKey(page, 's', 'next application')
        continue
      }
      const visited = await visit(page, chooseWay(visits.length))
      visits.push(visited)
      tell(describeVisit(visited, visits.length))
    }
  } finally {
    await browser.close()
  }
  return toRows(visits)
}

const describeVisit = (visited: Visit, number: number) =>
  [
    `${number}. ${visited.way}`,
    `${visited.keys} keys`,
    `${Math.round(visited.waitedMs)} ms (${visited.longest})`,
    `next ${Math.round(visited.decidedMs)} ms`,
    `${visited.words.everything} words`,
    `whole ${getWhole(visited).toFixed(0)} s`,
    `with the summary ${getWholeOfFlagged(visited).toFixed(0)} s`,
    `with what is commented on ${getWholeOfCommented(visited).toFixed(0)} s`,
  ].join(', ')
