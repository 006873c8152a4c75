import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type ComposedStory, composeStories, type StoryFiles } from './compose-stories.tsx'
import { isServerBusy } from './fake-server.tsx'
import { type Direction, prepareStories, type Scheme, StoryFrame } from './story-frame.tsx'

interface Mode {
  readonly name: string
  readonly scheme: Scheme
  readonly direction: Direction
  /** The rules whose result this mode can change; the first mode checks all of them. */
  readonly axe: axe.RunOnly
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const modes: readonly Mode[] = [
  { name: 'light', scheme: 'light', direction: 'ltr', axe: { type: 'tag', values: wcag } },
  {
    name: 'dark',
    scheme: 'dark',
    direction: 'ltr',
    axe: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
  {
    name: 'right to left',
    scheme: 'light',
    direction: 'rtl',
    axe: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
  },
]

/** Defines a test of every story in every mode. */
export function checkStories(files: StoryFiles): void {
  beforeAll(async () => {
    stopAnimations()
    await prepareStories()
  })
  const logged = watchConsole()
  for (const { path, stories } of composeStories(files))
    describe(path.replace(/^(?:.*\/src|\.\.)\/(.*)\.stories\.tsx$/, '$1'), () => {
      for (const story of stories)
        it.each(modes)(`${story.name} is accessible and fits a phone: $name`, async (mode) => {
          await show(story, mode)
          await expectAccessible(mode)
          expect(document.documentElement.scrollWidth, 'width in px').toBeLessThanOrEqual(
            innerWidth,
          )
          expect(logged, 'console').toEqual([])
        })
    })
}

async function show({ Story, play }: ComposedStory, { scheme, direction }: Mode): Promise<void> {
  const { container } = await render(
    <StoryFrame scheme={scheme} direction={direction}>
      <Story />
    </StoryFrame>,
  )
  await vi.waitUntil(() => !isServerBusy(), { interval: 5 })
  if (!play) return
  await play({ canvasElement: container })
  // What was opened measures itself once it is laid out.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

/** Axe would read the colours and places of a moment between two states. */
function stopAnimations(): void {
  const style = document.createElement('style')
  style.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }'
  document.head.append(style)
}

/** Collects what a test writes to the console as an error or a warning. */
function watchConsole(): string[] {
  const logged: string[] = []
  beforeEach(() => {
    logged.length = 0
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...parts) => {
        logged.push(parts.map(String).join(' '))
      })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return logged
}

/** The rules and the severity of the journeys' `expectAccessible` (e2e/support/test-user.ts). */
async function expectAccessible(mode: Mode): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: mode.axe,
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  })
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found, 'axe').toEqual([])
}
