import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { respondBy, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { prefetch } from '../http/prefetch.ts'
import { apiQueryKey, queryClient } from '../query/query.ts'
import { isSavingData, prefetchQueries } from './prefetch-queries.ts'
import { useIntent } from './use-intent.ts'

const countdown = [prefetch('batches', 'checkSlug', { query: { slug: '{slug}' } })]

function serveBatches(): string[] {
  const requests: string[] = []
  serve(
    respondBy('batches', 'checkSlug', () => {
      requests.push('checkSlug')
      // What it responds does not matter here.
      return new Promise(() => {})
    }),
  )
  return requests
}

function Opener() {
  return (
    <button type="button" {...useIntent(() => prefetchQueries(countdown, { slug: 'spring' }))}>
      Open
    </button>
  )
}

afterEach(() => vi.unstubAllGlobals())

it('fetches a query once its placeholders are known, under the key that the screen uses', () => {
  const requests = serveBatches()
  prefetchQueries(countdown, { id: 'other' })
  expect(requests).toEqual([])
  prefetchQueries(countdown, { slug: 'spring' })
  expect(requests).toEqual(['checkSlug'])
  const key = apiQueryKey('batches', 'checkSlug', { query: { slug: 'spring' } })
  expect(queryClient.getQueryState(key)?.fetchStatus).toBe('fetching')
})

it('takes placeholders of other responses from the cache', () => {
  const requests = serveBatches()
  queryClient.setQueryData(apiQueryKey('batches', 'listBatches'), { payload: { slug: 'autumn' } })
  prefetchQueries([prefetch('batches', 'checkSlug', { query: { slug: '{listBatches.slug}' } })], {})
  expect(requests).toEqual(['checkSlug'])
})

it('fetches what a button opens while it is pointed at, but not on the way past it', async () => {
  const requests = serveBatches()
  // Another test may have left the pointer where the button will be.
  await userEvent.hover(document.documentElement, { position: { x: 300, y: 300 }, force: true })
  await renderApp(<Opener />)
  const button = page.getByRole('button', { name: 'Open' })
  button.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  button.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
  await new Promise((resolve) => {
    setTimeout(resolve, 100) // Twice as long as it waits.
  })
  expect(requests).toEqual([])
  await userEvent.hover(button)
  await expect.poll(() => requests).toEqual(['checkSlug'])
})

it('fetches nothing in advance for a person who saves data', async () => {
  const requests = serveBatches()
  vi.stubGlobal('navigator', { connection: { saveData: true, effectiveType: '4g' } })
  expect(isSavingData()).toBe(true)
  await renderApp(<Opener />)
  await userEvent.hover(page.getByRole('button', { name: 'Open' }))
  await new Promise((resolve) => {
    setTimeout(resolve, 100) // Twice as long as it waits.
  })
  expect(requests).toEqual([])
})
