import { useEffect } from 'react'
import { forgetLastPress, restartSecondPress } from '../platform/list/second-press.ts'
import { usePreload } from '../platform/router/link.tsx'
import { showToast } from '../platform/shell/toasts.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { type DeskKind, getReviewDesk, type ReviewDesk } from './review-desk.ts'

interface DeskQueueOptions {
  readonly kind: DeskKind
  /** Id of the open row. */
  readonly current: string | undefined
  readonly rowPath: (id: string) => string
  readonly open: (id: string) => void
  /**
   * Shows a row that was fetched and rendered ahead. Once it is on the screen, calls `onOpen` and opens
   * it, unless another was opened before that.
   */
  readonly openRendered?: (id: string, onOpen: () => void) => void
  /** Opens what follows in the list, when the server hands out nothing. */
  readonly onNothingLeft: () => void
}

/**
 * Opens the next row once it is handed out, unless the queue was left or another row opened until then:
 * that one stays open and the other follows.
 */
async function openOnceFetched(
  desk: ReviewDesk,
  left: string,
  go: (id: string) => void,
  onNothingLeft: () => void,
): Promise<void> {
  const interruptions = desk.countInterruptions()
  const { pathname } = window.location
  let id = await desk.lookAhead(left)
  // It was asked for while that row was the next one.
  if (id === left) id = await desk.lookAhead(left)
  if (desk.countInterruptions() !== interruptions || window.location.pathname !== pathname) return
  if (id === null) onNothingLeft()
  else go(id)
}

function openHandedOut(
  desk: ReviewDesk,
  id: string,
  { open, openRendered }: DeskQueueOptions,
): void {
  desk.showUpcoming(id)
  const onOpen = () => desk.openUpcoming(id)
  if (openRendered) return openRendered(id, onOpen)
  onOpen()
  open(id)
}

/** Has the next row handed out and fetched while the current one is read. */
function useUpcoming(desk: ReviewDesk, { current = '', rowPath }: DeskQueueOptions) {
  const { isWorking, upcoming } = desk.use()
  usePreload(upcoming === null ? undefined : rowPath(upcoming))
  useEffect(() => {
    if (isWorking) void desk.lookAhead(current)
  }, [desk, isWorking, current, upcoming])
  return { isWorking, upcoming }
}

/**
 * Works through the queue: the server hands out the oldest row that no one takes care of, and
 * the next one is fetched while the current one is read.
 */
export function useDeskQueue(options: DeskQueueOptions) {
  const { kind, current = '', open, onNothingLeft } = options
  const desk = getReviewDesk(kind)
  const { isWorking, upcoming } = useUpcoming(desk, options)
  useEffect(() => () => desk.stopWorking(), [desk])
  const go = (id: string) => openHandedOut(desk, id, options)
  const openNext = (left: string) => {
    const openAnother = (id: string) => {
      restartSecondPress()
      go(id)
    }
    if (upcoming === null || upcoming === left)
      void openOnceFetched(desk, left, openAnother, onNothingLeft)
    else openAnother(upcoming)
  }
  return {
    isWorking,
    upcoming,
    /** Call after taking the open row. */
    onTaken: () => desk.startWorking(current),
    /** Call after deciding or skipping a row. */
    onLeft: (id: string) => {
      desk.startWorking(id)
      desk.leaveCurrent()
      openNext(id)
    },
    /** Opens a row whose decision was undone or failed, before the open one. */
    reopen: (id: string) => {
      forgetLastPress(id)
      desk.reopenReview(id)
      open(id)
    },
    /** Opens the next one, whatever becomes of the open one. */
    takeNext: () =>
      void openOnceFetched(desk, upcoming === current ? current : '', go, () =>
        showToast(t(`desk.nothingLeft.${kind}`)),
      ),
  }
}
