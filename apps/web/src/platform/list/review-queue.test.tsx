import { buildPath, paths } from '@fledge/contract/paths.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { useReviewQueue } from './review-queue.tsx'

const { application } = paths.operator
const rowPath = (id: string) => buildPath(application, { id })
const params = { page: 1, isFiltered: false, turn: ignore, clear: ignore, replacePage: ignore }

/** A queue whose second row is rendered ahead. */
function Queue({ onOpen }: { readonly onOpen: () => void }) {
  const queue = useReviewQueue({
    params,
    ids: ['a', 'b', 'c'],
    listPath: () => rowPath('a'),
    rowPath,
  })
  return (
    <div style={{ height: 3000 }}>
      <p>{`named ${queue.picked}, shown ${queue.shown}, hidden ${queue.hidden ?? 'none'}`}</p>
      <button onClick={() => queue.openRendered('b', onOpen)}>Next</button>
      <button onClick={() => queue.open('a')}>Back</button>
    </div>
  )
}

const state = () => document.querySelector('p')?.textContent
const press = async (name: string) => {
  const buttons = [...document.querySelectorAll('button')]
  buttons.find((button) => button.textContent === name)?.click()
  // Rendered before anything else happens.
  await Promise.resolve()
}

/** Opens the first row. @returns what was opened */
async function openQueue(): Promise<readonly string[]> {
  const opened: string[] = []
  await renderApp(<Queue onOpen={() => opened.push('b')} />, rowPath('a'), application)
  await expect.element(page.getByText('named a, shown a, hidden none')).toBeVisible()
  return opened
}

it('shows a row that is rendered already, hides the previous one, and then changes the address', async () => {
  const opened = await openQueue()
  window.scrollTo(0, 100)
  expect(window.scrollY).toBe(100)
  await press('Next')
  expect(window.scrollY).toBe(0)
  expect(state()).toBe('named a, shown b, hidden a')
  expect(opened).toEqual([])
  await expect.poll(() => opened).toEqual(['b'])
  await expect.poll(state).toBe('named b, shown b, hidden none')
})

it('stays at a row that is opened before the one that is shown has its address', async () => {
  const opened = await openQueue()
  await press('Next')
  await press('Back')
  expect(state()).toBe('named a, shown a, hidden none')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(state()).toBe('named a, shown a, hidden none')
  expect(opened).toEqual([])
})
