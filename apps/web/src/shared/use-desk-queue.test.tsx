import { buildPath, paths } from '@fledge/contract/paths.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../testing/fake-server.tsx'
import { renderApp } from '../testing/render-app.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { getReviewDesk } from './review-desk.ts'
import { useDeskQueue } from './use-desk-queue.ts'

const opened: string[] = []

function Desk() {
  const [current, setCurrent] = useState('a')
  const desk = useDeskQueue({
    kind: 'APPLICATION',
    current,
    rowPath: (id) => buildPath(paths.operator.application, { id }),
    open: (id) => opened.push(id),
    onNothingLeft: () => opened.push('list'),
  })
  return (
    <>
      <button onClick={desk.onTaken}>Take</button>
      <button onClick={() => setCurrent('b')}>Open b</button>
      <button onClick={() => desk.onLeft(current)}>Decide</button>
      <button onClick={() => desk.reopen('a')}>Undo</button>
    </>
  )
}

it('keeps what was reopened while the next application is fetched, which follows later', async () => {
  const waiting: (() => void)[] = []
  let requestCount = 0
  serve(
    respondWith('waits', 'listWaits', []),
    respondBy('waits', 'takeNextWait', async () => {
      requestCount += 1
      if (requestCount > 1) return { id: null, is_concern: false }
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      return { id: 'b', is_concern: false }
    }),
  )
  startSession(sampleOperator)
  await renderApp(<Desk />)
  const decide = page.getByRole('button', { name: 'Decide' })
  await decide.click()
  await expect.poll(() => waiting.length).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  waiting.shift()?.()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(opened).toEqual(['a'])
  await decide.click()
  await expect.poll(() => opened).toEqual(['a', 'b'])
})

it('keeps the desks of the queues apart', () => {
  getReviewDesk('COMPANY').showUpcoming('company')
  expect(getReviewDesk('OFFER').takeHandedOut('company')).toBe(false)
  expect(getReviewDesk('COMPANY').takeHandedOut('company')).toBe(true)
})

it('opens the one after a row that is handed out once more while its skip is on its way', async () => {
  const handedOut = ['a', 'b']
  serve(
    respondWith('waits', 'listWaits', []),
    respondBy('waits', 'takeNextWait', async () => ({
      id: handedOut.shift() ?? null,
      is_concern: false,
    })),
  )
  startSession(sampleOperator)
  opened.length = 0
  await renderApp(<Desk />)
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect.poll(() => opened).toEqual(['b'])
})

it('opens another row after the upcoming one, which was opened from the list', async () => {
  const handedOut = ['b', 'c']
  serve(
    respondWith('waits', 'listWaits', []),
    respondBy('waits', 'takeNextWait', async () => ({
      id: handedOut.shift() ?? null,
      is_concern: false,
    })),
  )
  startSession(sampleOperator)
  opened.length = 0
  await renderApp(<Desk />)
  await page.getByRole('button', { name: 'Take' }).click()
  await expect.poll(() => handedOut).toEqual(['c'])
  await page.getByRole('button', { name: 'Open b' }).click()
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect.poll(() => opened).toEqual(['c'])
})

it('opens nothing once the queue was left, and gives back what was handed out for it', async () => {
  const waiting: (() => void)[] = []
  const released: unknown[] = []
  serve(
    respondWith('waits', 'listWaits', []),
    respondBy('waits', 'takeNextWait', async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      return { id: 'late', is_concern: false }
    }),
    respondBy('waits', 'releaseWait', async (body) => {
      released.push(body)
      return { owner_id: null }
    }),
  )
  startSession(sampleOperator)
  opened.length = 0
  const { unmount } = await renderApp(<Desk />)
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect.poll(() => waiting.length).toBe(1)
  await unmount()
  waiting.shift()?.()
  await expect.poll(() => released).toEqual([{ kind: 'APPLICATION', id: 'late' }])
  expect(opened).toEqual([])
})
