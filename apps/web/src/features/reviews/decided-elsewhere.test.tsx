import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { ToastsView } from '../../platform/shell/toasts-view.tsx'
import { respondBy, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewDecisionBar } from './review-decision-bar.tsx'

type Review = typeof takenReview

const bulk: Review = {
  ...takenReview,
  pending: {
    act_id: 'act',
    act: 'approveCheckedApplication',
    due_at: '2100-01-01T00:00:00Z',
    actor_id: sampleOperator.user_id ?? '',
    actor_name: 'Iris Weber',
  },
}
const ofColleague: Review = {
  ...takenReview,
  may: { ...takenReview.may, comment: 'refused.pending' },
  pending: {
    act_id: 'act',
    act: 'rejectApplication',
    due_at: '2100-01-01T00:00:00Z',
    actor_id: 'marek',
    actor_name: 'Marek Novotný',
  },
}
const inEffect: Review = { ...takenReview, status: 'APPROVED' }

/** The open application, until it is read again. */
function Open({ then, onDecided }: { readonly then: Review; readonly onDecided: () => void }) {
  const [review, setReview] = useState<Review>(takenReview)
  return (
    <>
      <button onClick={() => setReview(then)}>Read again</button>
      {review.may.comment === true ? <textarea aria-label="Comment" /> : null}
      <ReviewDecisionBar
        review={review}
        onDecided={onDecided}
        onTaken={() => {}}
        onReopen={() => {}}
      />
      <ToastsView />
    </>
  )
}

// Repeated, because what one test decides must not change the next, which shares its page.
it(
  'an application that is decided here opens the next only once, and says nothing else',
  { repeats: 3 },
  async () => {
    serve(
      respondWith('waits', 'listColleagues', []),
      respondBy('reviews', 'approveApplication', async () => ({
        application_id: takenReview.application_id,
        status: 'APPROVED' as const,
        pending: null,
      })),
    )
    startSession(sampleOperator)
    let opened = 0
    await renderApp(<Open then={inEffect} onDecided={() => (opened += 1)} />)
    await page.getByRole('button', { name: /^Approve/ }).click()
    await page.getByRole('button', { name: 'Read again' }).click()
    await expect.element(page.getByText(/approved/i).first()).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(opened).toBe(1)
    expect(page.getByText(/has been decided/).elements()).toEqual([])
  },
)

it.each([
  ['by a bulk approval', bulk, 'You’ve decided on Amara Okafor together with others: Approval'],
  ['by a colleague', ofColleague, 'Marek Novotný has decided on Amara Okafor: Rejection'],
  ['in the meantime', inEffect, 'Amara Okafor has been decided: Approved'],
] as const)(
  'an application that was decided %s says so and opens the next',
  async (_, then, text) => {
    serve(respondWith('waits', 'listColleagues', []))
    startSession(sampleOperator)
    let opened = 0
    await renderApp(<Open then={then} onDecided={() => (opened += 1)} />)
    await page.getByRole('button', { name: 'Read again' }).click()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(opened).toBe(1)
  },
)

it('an application that is decided while a comment is being typed stays open, so that no letter decides the next', async () => {
  let skipped = 0
  serve(
    respondWith('waits', 'listColleagues', []),
    respondBy('waits', 'skipWait', async () => {
      skipped += 1
      return { comes_back_at: '2100-01-01T00:00:00Z' }
    }),
  )
  startSession(sampleOperator)
  let opened = 0
  await renderApp(<Open then={ofColleague} onDecided={() => (opened += 1)} />)
  await page.getByRole('textbox', { name: 'Comment' }).click()
  await userEvent.keyboard('a sentence')
  // Without moving the focus; the field is removed.
  document.querySelector<HTMLElement>('button')?.click()
  await userEvent.keyboard('asas')
  await expect.element(page.getByText(/Marek Novotný has decided/)).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  expect(opened).toBe(0)
  expect(skipped).toBe(0)
})
