import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../platform/http/api-error.ts'
import { startSession } from '../../platform/shell/session.ts'
import { respondBy, respondWith, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleComment, takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SectionComment } from './section-comment.tsx'

const refused = {
  ...takenReview,
  may: { ...takenReview.may, comment: 'errors.ILLEGAL_TRANSITION' },
}

/** What the server says of the right to comment, which a late response may contradict. */
function ChangingRight() {
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      <button onClick={() => setRefused(!isRefused)}>Read again</button>
      <SectionComment
        key={String(isRefused)}
        review={isRefused ? refused : takenReview}
        section="CAREER_FIELD"
      />
    </>
  )
}

it('keeps a comment that could not be saved while its field is closed, and saves it later', async () => {
  const saved: unknown[] = []
  let isDown = true
  serve(
    respondWith('reviews', 'listCannedComments', []),
    respondBy('reviews', 'saveComment', async (body) => {
      if (isDown) throw new ApiError(503, 'UNAVAILABLE', 'Try again.')
      saved.push(body)
      return { saved_at: '2026-11-26T12:00:00Z' }
    }),
  )
  startSession(sampleOperator)
  await renderApp(<ChangingRight />)
  await page.getByRole('button', { name: /^Comment on/ }).click()
  const field = page.getByRole('textbox')
  await field.fill('Which of the gauges did you read?')
  const again = page.getByRole('button', { name: 'Read again' })
  await again.click()
  await expect.element(field).not.toBeInTheDocument()
  isDown = false
  await again.click()
  await expect.element(field).toHaveValue('Which of the gauges did you read?')
  await expect.poll(() => saved).toEqual([{ body: 'Which of the gauges did you read?' }])
})

const question = 'Which of the gauges did you read?'

const withDraft = {
  ...takenReview,
  comments: [{ ...sampleComment, section: 'CAREER_FIELD' as const, body: question, sent_at: null }],
}

/** A review whose comments are read after its field has been opened. */
function CommentsReadLate() {
  const [isRead, setRead] = useState(false)
  return (
    <>
      <button onClick={() => setRead(true)}>Read again</button>
      <SectionComment review={isRead ? withDraft : takenReview} section="CAREER_FIELD" />
    </>
  )
}

it('shows a saved comment in a field that was open before the comment was read', async () => {
  serve(respondWith('reviews', 'listCannedComments', []))
  startSession({ ...sampleOperator, user_id: 'third-operator' })
  await renderApp(<CommentsReadLate />)
  await page.getByRole('button', { name: /^Comment on/ }).click()
  const field = page.getByRole('textbox')
  await expect.element(field).toHaveValue('')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect.element(field).toHaveValue(question)
})

it('shows a saved comment that is read while its field is closed', async () => {
  serve(respondWith('reviews', 'listCannedComments', []))
  startSession({ ...sampleOperator, user_id: 'third-operator' })
  await renderApp(<CommentsReadLate />)
  await expect.element(page.getByRole('button', { name: /^Comment on/ })).toBeVisible()
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect.element(page.getByRole('textbox')).toHaveValue(question)
})

it('shows an unsaved comment to the one who wrote it, and to no one else on the same browser', async () => {
  serve(
    respondWith('reviews', 'listCannedComments', []),
    respondBy('reviews', 'saveComment', async () => {
      throw new ApiError(503, 'UNAVAILABLE', 'Try again.')
    }),
  )
  startSession({ ...sampleOperator, user_id: 'first-operator' })
  await renderApp(<ChangingRight />)
  const comment = page.getByRole('button', { name: /^Comment on/ })
  const field = page.getByRole('textbox')
  const again = page.getByRole('button', { name: 'Read again' })
  await comment.click()
  await field.fill('Ask about the second year')
  await again.click()
  startSession({ ...sampleOperator, user_id: 'second-operator' })
  await again.click()
  await expect.element(comment).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await again.click()
  startSession({ ...sampleOperator, user_id: 'first-operator' })
  await again.click()
  await expect.element(field).toHaveValue('Ask about the second year')
})
