import { useEffect } from 'react'
import { usePreload } from '../platform/router/link.tsx'
import { showToast } from '../platform/shell/toasts.ts'
import { t } from '../platform/i18n/use-texts.ts'
import { type DeskKind, getReviewDesk, type ReviewDesk } from './review-desk.ts'

/** What a queue does with a row that was fetched and rendered ahead. */
interface RenderedAhead {
  /** Shows it before it is opened; returns whether it is shown. Null if there is none. */
  readonly showRendered: (id: string | null) => boolean
  readonly openRendered: (id: string) => void
  /** Whether another row was opened since `showRendered`, so that this one is not. */
  readonly isOvertaken: () => boolean
}

interface DeskQueueOptions {
  readonly kind: DeskKind
  /** Id of the open row. */
  readonly current: string | undefined
  readonly rowPath: (id: string) => string
  readonly open: (id: string) => void
  readonly rendered?: RenderedAhead
  /** Opens what follows in the list, when the server hands out nothing. */
  readonly onNothingLeft: () => void
}

const visits = new Map<ReviewDesk, number>()
const countVisit = (desk: ReviewDesk, by: 1 | -1): number => {
  const count = (visits.get(desk) ?? 0) + by
  visits.set(desk, count)
  return count
}

/** The list and a row have two addresses, so the screen is left only if it does not return. */
function useVisit(desk: ReviewDesk): void {
  useEffect(() => {
    countVisit(desk, 1)
    return () => {
      countVisit(desk, -1)
      setTimeout(() => visits.get(desk) === 0 && desk.stopWorking())
    }
  }, [desk])
}

/**
 * Opens the next row once it is handed out. If one was reopened before that, it stays
 * open and the other follows.
 */
async function openOnceFetched(
  desk: ReviewDesk,
  current: string,
  go: (id: string) => void,
  onNothingLeft: () => void,
): Promise<void> {
  const reopened = desk.countReopened()
  const id = await desk.lookAhead(current)
  if (desk.countReopened() !== reopened) return
  if (id === null) onNothingLeft()
  else go(id)
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
  const { kind, current = '', open, rendered, onNothingLeft } = options
  const desk = getReviewDesk(kind)
  useVisit(desk)
  const { isWorking, upcoming } = useUpcoming(desk, options)
  const go = (id: string) => {
    desk.openUpcoming(id)
    if (rendered) rendered.openRendered(id)
    else open(id)
  }
  // One that was opened from the list is not the next any more.
  const next = upcoming === current ? null : upcoming
  const openNext = () => {
    if (next !== null) return go(next)
    if (upcoming !== null) desk.openUpcoming(upcoming)
    return void openOnceFetched(desk, current, go, onNothingLeft)
  }
  return {
    isWorking,
    upcoming,
    /** Call after taking the open row. */
    onTaken: () => desk.startWorking(current),
    /** Shows the next row if it is rendered already; returns whether it is. `onLeft` follows. */
    showNext: () => {
      const isShown = rendered?.showRendered(next) ?? false
      if (isShown) desk.showUpcoming(next)
      return isShown
    },
    /** Call after deciding or skipping the open row. */
    onLeft: () => {
      if (rendered?.isOvertaken()) return
      desk.startWorking(current)
      desk.leaveCurrent()
      openNext()
    },
    /** Opens a row whose decision was undone or failed, before the open one. */
    reopen: (id: string) => {
      desk.reopenReview(id)
      open(id)
    },
    /** Opens the next one, whatever becomes of the open one. */
    takeNext: () =>
      void openOnceFetched(desk, '', go, () => showToast(t(`desk.nothingLeft.${kind}`))),
  }
}
