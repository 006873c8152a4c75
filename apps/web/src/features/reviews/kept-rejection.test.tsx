import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../platform/http/api-error.ts'
import { startSession } from '../../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewDecisionBar } from './review-decision-bar.tsx'

const handlers = { onTaken: () => {}, onDecided: () => {}, onReopen: () => {}, isWorking: false }

it('keeps the reason of a rejection that could not be saved', async () => {
  let refused = 0
  serve(
    respondWith('waits', 'listColleagues', []),
    respondBy('reviews', 'rejectApplication', async () => {
      refused += 1
      throw new ApiError(503, 'UNAVAILABLE', 'Try again.')
    }),
  )
  startSession(sampleOperator)
  await renderApp(<ReviewDecisionBar review={takenReview} {...handlers} />)
  await page.getByRole('button', { name: /^Reject/ }).click()
  await page.getByRole('radio').first().click()
  await page.getByRole('textbox').fill('No answer to the second question.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Reject/ }).click()
  await expect.element(page.getByRole('textbox')).toHaveValue('No answer to the second question.')
  await expect.element(page.getByRole('radio').first()).toBeChecked()
})
