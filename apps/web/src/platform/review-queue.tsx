import { Pages } from './paging.tsx'
import { afterDecision, stepInQueue } from './queue-steps.ts'
import { useReviewKeys } from './review-keys.ts'

/** Rows of a queue's page. */
export const queueSize = 50

/**
 * Moves through a queue: j and k by a row, a decision on to the oldest that still waits.
 * @param ids the rows of the shown page, the oldest first
 * @param current the row that is open, whether it is on the page or not
 * @param toFirstPage where the shown page is a later one: the oldest are on the first
 * @returns what to do once the open one is decided
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
    j: () => go(stepInQueue(ids, current, 1)),
    k: () => go(stepInQueue(ids, current, -1)),
  })
  return toFirstPage ?? (() => go(afterDecision(ids, current)))
}

interface QueuePagesProps {
  readonly page: number
  readonly count: number
  readonly shown: number
  readonly onPage: (page: number) => void
}

/** Back and forth through a queue; a page past the end still leads back. */
export function QueuePages({ page, count, shown, onPage }: QueuePagesProps) {
  const known = shown > 0 ? count : Math.max(count, (page - 1) * queueSize + 1)
  return <Pages page={page} count={known} perPage={queueSize} onPage={onPage} />
}
