import { Pages } from './paging.tsx'
import { getNextAfterDecision, moveInQueue } from './queue-steps.ts'
import { useReviewKeys } from './review-keys.ts'

/** Rows per page of a queue. */
export const queuePageSize = 50

/**
 * Navigation through a queue: j and k move by a row, a decision opens the oldest remaining row.
 * @param ids rows of the current page, oldest first
 * @param current the open row, on the page or not
 * @param toFirstPage goes to the first page, which has the oldest rows
 * @returns call after deciding the open row
 */
export function useQueueSteps(
  ids: readonly string[],
  current: string | undefined,
  open: (id: string) => void,
  toFirstPage: (() => void) | null,
): () => void {
  const go = (id: string | undefined) => {
    if (id && id !== current) open(id)
  }
  useReviewKeys({
    j: () => go(moveInQueue(ids, current, 1)),
    k: () => go(moveInQueue(ids, current, -1)),
  })
  return toFirstPage ?? (() => go(getNextAfterDecision(ids, current)))
}

interface QueuePagesProps {
  readonly page: number
  readonly count: number
  readonly shown: number
  readonly onPage: (page: number) => void
}

/** Pagination of a queue; a page past the end still leads back. */
export function QueuePages({ page, count, shown, onPage }: QueuePagesProps) {
  const known = shown > 0 ? count : Math.max(count, (page - 1) * queuePageSize + 1)
  return <Pages page={page} count={known} perPage={queuePageSize} onPage={onPage} />
}
