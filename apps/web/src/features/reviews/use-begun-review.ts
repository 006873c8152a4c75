import { useEffect, useMemo } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { changeResult } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { runAfterPaint } from '../../platform/time/run-after-paint.ts'
import { getReviewDesk } from '../../shared/review-desk.ts'
import type { Review } from './review-name.ts'
import { closedKey, type ReviewInput } from './use-review-decisions.ts'

const toBegun = (review: Payload<'reviews', 'getReview'>): Payload<'reviews', 'getReview'> => ({
  ...review,
  status: 'IN_REVIEW',
  may: {
    ...review.may,
    takeReview: closedKey,
    comment: true,
    requestChanges: 'applications.refused.empty',
    approve: true,
    reject: true,
  },
})

const begunReviews = [
  changeResult('reviews', 'getReview', (result, { params }: ReviewInput) =>
    result.payload.application_id === params.id && result.payload.may.takeReview === true
      ? { ...result, payload: toBegun(result.payload) }
      : result,
  ),
]

interface BegunReviewOptions {
  /** False while it is rendered ahead. */
  readonly isShown: boolean
  /** Whether the reviewer works through the queue, so that opening what was handed out begins it. */
  readonly isWorking: boolean
}

/**
 * Begins the review of what was handed out to the reviewer, once it is on the screen.
 * @returns the review as it is once it has begun, so that nothing changes on the screen
 */
export function useBegunReview(review: Review, { isShown, isWorking }: BegunReviewOptions): Review {
  const { mutate } = useApiMutation('reviews', 'takeReview', { optimistic: begunReviews })
  const desk = getReviewDesk('APPLICATION')
  const id = review.application_id
  const mayBegin = isWorking && review.may.takeReview === true
  const isHandedOut = desk.isHandedOut(id)
  useEffect(() => {
    const cancel = runAfterPaint(() => {
      if (mayBegin && desk.takeHandedOut(id)) mutate({ params: { id }, body: {} })
    })
    return cancel
    // Once for each application: `mutate` is another function after each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mayBegin, isHandedOut, id])
  // What is rendered ahead was handed out.
  const isBegun = mayBegin && (!isShown || isHandedOut)
  return useMemo(() => (isBegun ? toBegun(review) : review), [isBegun, review])
}
