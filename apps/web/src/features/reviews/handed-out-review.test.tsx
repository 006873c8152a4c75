import { Activity, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useApiQuery } from '../../platform/query/query.ts'
import { startSession } from '../../platform/shell/session.ts'
import { getReviewDesk } from '../../shared/review-desk.ts'
import { respondBy, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleReview, takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { useBegunReview } from './use-begun-review.ts'

const params = { id: sampleReview.application_id }

function Status({ isShown }: { readonly isShown: boolean }) {
  const { data } = useApiQuery('reviews', 'getReview', { params })
  const { status } = useBegunReview(data?.payload ?? sampleReview, { isShown, isWorking: true })
  return <p>{status}</p>
}

/** An application that is rendered ahead and can be shown and hidden. */
function Application({ isShownFirst = false }: { readonly isShownFirst?: boolean }) {
  const [isShown, setShown] = useState(isShownFirst)
  const [, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setCount((count) => count + 1)}>Render</button>
      <button onClick={() => setShown(!isShown)}>Turn</button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Status isShown={isShown} />
      </Activity>
    </>
  )
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 300))

function serveReviews(begun: unknown[]): void {
  serve(
    respondBy('reviews', 'getReview', async () => (begun.length > 0 ? takenReview : sampleReview)),
    respondBy('reviews', 'takeReview', async (body) => {
      begun.push(body)
      return { application_id: sampleReview.application_id, status: 'IN_REVIEW' as const }
    }),
  )
  startSession(sampleOperator)
}

it('begins the review of what was handed out once, although it is shown twice', async () => {
  const begun: unknown[] = []
  serveReviews(begun)
  await renderApp(<Application />)
  // It looks as if it had begun, so that nothing changes on the screen when it does.
  await expect.poll(() => document.querySelector('p')?.textContent).toBe('IN_REVIEW')
  await pause()
  expect(begun).toEqual([])
  getReviewDesk('APPLICATION').showUpcoming(sampleReview.application_id)
  const turn = page.getByRole('button', { name: 'Turn' })
  await turn.click()
  await expect.element(page.getByText('IN_REVIEW')).toBeVisible()
  await expect.poll(() => begun).toHaveLength(1)
  await turn.click()
  await turn.click()
  await pause()
  await expect.element(page.getByText('IN_REVIEW')).toBeVisible()
  expect(begun).toHaveLength(1)
})

it('does not begin the review of what was opened from the list', async () => {
  const begun: unknown[] = []
  serveReviews(begun)
  await renderApp(<Application isShownFirst />)
  await expect.element(page.getByText('SUBMITTED')).toBeVisible()
  await pause()
  expect(begun).toEqual([])
})

it('begins the review of what is handed out while it is open already', async () => {
  const begun: unknown[] = []
  serveReviews(begun)
  await renderApp(<Application isShownFirst />)
  await expect.element(page.getByText('SUBMITTED')).toBeVisible()
  await pause()
  getReviewDesk('APPLICATION').showUpcoming(sampleReview.application_id)
  await page.getByRole('button', { name: 'Render' }).click()
  await expect.element(page.getByText('IN_REVIEW')).toBeVisible()
  await expect.poll(() => begun).toHaveLength(1)
})
