import { chromium, type Locator, type Page } from '@playwright/test'
import { atMost, type ResultRow } from './budgets.ts'

/** A user's press or key, repeated until its duration is known well enough. */
interface Interaction {
  readonly label: string
  readonly path: string
  readonly cookie: string
  readonly prepare?: (page: Page) => Promise<unknown>
  /** What is pressed, or the key; null if there is nothing left to press. */
  readonly press: (page: Page, round: number) => Locator | string | null | Promise<string | null>
  /** Brings the page back to where it was. */
  readonly restore?: (page: Page) => Promise<unknown>
}

/** Those whom the demo data has something to do for. */
export interface InteractionUsers {
  readonly company: string
  readonly operator: string
}

const slowDown = 4
const rounds = 8
const limitMs = 100

const skills = (page: Page): Locator => page.getByRole('button', { name: /^Skills/ })
const firstName = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').first()

function listInteractions({ company, operator }: InteractionUsers): readonly Interaction[] {
  return [
    {
      label: 'typing in a filter of browse',
      path: '/company/browse-candidates',
      cookie: company,
      prepare: async (page) => {
        await skills(page).click()
        await page.getByRole('textbox').last().focus()
      },
      press: (_, round) => (round % 2 === 0 ? 'd' : 'Backspace'),
    },
    {
      label: 'opening a filter of browse',
      path: '/company/browse-candidates',
      cookie: company,
      press: skills,
      restore: (page) => page.keyboard.press('Escape'),
    },
    {
      label: 'opening a profile beside the list',
      path: '/company/browse-candidates',
      cookie: company,
      press: firstName,
      restore: (page) => page.keyboard.press('Escape'),
    },
    {
      label: 'shortlisting',
      path: '/company/browse-candidates',
      cookie: company,
      press: (page) => page.getByRole('button', { name: /^Shortlist(ed)?$/ }).nth(1),
    },
    {
      label: 'switching a tab of the settings',
      path: '/company/settings',
      cookie: company,
      press: (page, round) => page.getByRole('tab').nth((round + 1) % 2),
    },
    {
      label: 'opening the next row of a queue',
      path: '/operator/applications?status=APPROVED',
      cookie: operator,
      press: (_, round) => (round % 2 === 0 ? 'j' : 'k'),
    },
    {
      label: 'deciding in a queue',
      path: '/operator/companies',
      cookie: operator,
      press: async (page) =>
        (await page.getByRole('button', { name: /^Approve/ }).isVisible()) ? 'a' : null,
    },
  ]
}

interface EventTiming {
  readonly interactionId: number
  readonly duration: number
}
/** The browser's, of which Node's types know nothing. */
type EventObserver = new (react: (list: { getEntries(): readonly EventTiming[] }) => void) => {
  observe(options: Readonly<Record<string, unknown>>): void
}

/** Runs in the page: collects the duration of each interaction (Event Timing). */
function collectInteractions(): void {
  const longest = new Map<number, number>()
  Object.assign(globalThis, { interactions: longest })
  // In the page it is the browser's.
  const Observer = PerformanceObserver as unknown as EventObserver
  new Observer((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
    // The shortest that browsers report; whatever is shorter counts as this.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Runs in the page: returns the longest interaction since the last call, in milliseconds. */
function takeLongest(): number {
  // Set by `collectInteractions`.
  const { interactions } = globalThis as unknown as {
    readonly interactions: Map<number, number>
  }
  const longest = Math.max(16, ...interactions.values())
  interactions.clear()
  return longest
}

/** The page's own work, such as a screen that follows, is over. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}

async function measureInteraction(
  page: Page,
  { path, prepare, press, restore }: Interaction,
): Promise<readonly number[]> {
  await page.goto(path)
  await page.locator('#root:not([inert])').waitFor()
  await settle(page)
  await prepare?.(page)
  const durations: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await settle(page)
    const pressed = await press(page, round)
    if (pressed === null) break
    // Found before it is measured, because looking for it keeps the page busy.
    const box = typeof pressed === 'string' ? null : await pressed.boundingBox()
    await page.evaluate(takeLongest)
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    else if (typeof pressed === 'string') await page.keyboard.press(pressed)
    await settle(page)
    durations.push(await page.evaluate(takeLongest))
    await restore?.(page)
  }
  return durations
}

/** Splits a Cookie header, such as `a=1; b=2`, as Playwright takes it. */
export const toCookies = (header: string, url: string) =>
  header.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=')
    return { name, value: value.join('='), url }
  })

/** Three quarters of the durations are at most this long. */
const toP75 = (durations: readonly number[]): number =>
  durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * 0.75) - 1] ?? 0

/**
 * Measures how long after a press or key the page shows something new (as INP does), on a processor
 * that is slowed down four times. The first round has code to load, as for a person.
 * @param executable the Chromium to use
 */
export async function measureInteractions(
  port: number,
  users: InteractionUsers,
  executable: string,
): Promise<readonly ResultRow[]> {
  const browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] })
  const lines: ResultRow[] = []
  try {
    for (const interaction of listInteractions(users)) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      await context.addCookies(toCookies(interaction.cookie, `http://localhost:${port}`))
      await context.addInitScript(collectInteractions)
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      const durations = await measureInteraction(page, {
        ...interaction,
        path: `http://localhost:${port}${interaction.path}`,
      })
      lines.push({
        what: `Interaction, ${interaction.label}`,
        budgets: [atMost(toP75(durations), limitMs, 'ms', 'p75')],
        measured: `p75 ${toP75(durations)} ms, longest ${Math.max(...durations)} ms of ${durations.length}`,
      })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return lines
}
