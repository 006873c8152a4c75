import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewDecisionBar } from './review-decision-bar.tsx'
import { getReviewDesk } from '../../shared/review-desk.ts'

const handlers = { onTaken: () => {}, onDecided: () => {}, onReopen: () => {}, isWorking: true }

it('begins the review of what was handed out once, although it is shown twice', async () => {
  let begun = 0
  serve(
    respondWith('reviews', 'getReview', sampleReview),
    respondBy('reviews', 'takeReview', async () => {
      begun += 1
      return { application_id: sampleReview.application_id, status: 'IN_REVIEW' as const }
    }),
  )
  startSession(sampleOperator)
  getReviewDesk('APPLICATION').showUpcoming(sampleReview.application_id)
  await renderApp(
    <>
      <ReviewDecisionBar review={sampleReview} {...handlers} />
      <ReviewDecisionBar review={sampleReview} {...handlers} />
    </>,
  )
  await expect.element(page.getByRole('button', { name: /Take/ }).first()).toBeVisible()
  await expect.poll(() => begun).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(begun).toBe(1)
})
