import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useApiQuery } from '../platform/query/query.ts'
import { prefetchQueries } from '../platform/router/prefetch-queries.ts'
import { startSession } from '../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../testing/fake-server.tsx'
import { renderApp } from '../testing/render-app.tsx'
import { sampleReview } from '../testing/samples/reviews.ts'
import { sampleOperator } from '../testing/samples/users.ts'
import { useRecordedOpening } from './use-recorded-opening.ts'

const id = sampleReview.application_id

function Opened() {
  const review = useApiQuery('reviews', 'getReview', { params: { id } })
  useRecordedOpening('APPLICATION', id, review)
  return <p>{review.data ? 'Shown' : 'Loading'}</p>
}

/** Serves the review, and returns what is recorded. */
function serveReview(): readonly unknown[] {
  const recorded: unknown[] = []
  serve(
    respondWith('reviews', 'getReview', sampleReview),
    respondBy('people', 'recordOpening', async (body): Promise<{ recorded: true }> => {
      recorded.push(body)
      return { recorded: true }
    }),
  )
  startSession(sampleOperator)
  return recorded
}

it('records what was fetched ahead once it is shown, and not before', async () => {
  const recorded = serveReview()
  prefetchQueries([{ feature: 'reviews', call: 'getReview', input: { params: { id } } }], {})
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(recorded).toEqual([])
  await renderApp(<Opened />)
  await expect.element(page.getByText('Shown')).toBeVisible()
  await expect.poll(() => recorded).toEqual([{ kind: 'APPLICATION', id }])
})

it('sends nothing for what was read when it was opened', async () => {
  const recorded = serveReview()
  await renderApp(<Opened />)
  await expect.element(page.getByText('Shown')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(recorded).toEqual([])
})
