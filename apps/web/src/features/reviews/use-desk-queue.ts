import { useEffect } from 'react'
import { usePreload } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  countReopened,
  leaveCurrent,
  lookAhead,
  openUpcoming,
  reopenReview,
  startWorking,
  stopWorking,
  useDesk,
} from './review-desk.ts'

interface DeskQueueOptions {
  /** Id of the open application. */
  readonly current: string | undefined
  readonly rowPath: (id: string) => string
  readonly open: (id: string) => void
  /** Opens an application that was fetched and rendered ahead. */
  readonly openRendered: (id: string) => void
  /** Opens what follows in the list, when the server hands out nothing. */
  readonly onNothingLeft: () => void
}

let visits = 0

/** The list and an application have two addresses, so the screen is left only if it does not return. */
function useVisit(): void {
  useEffect(() => {
    visits += 1
    return () => {
      visits -= 1
      setTimeout(() => visits === 0 && stopWorking())
    }
  }, [])
}

/**
 * Opens the next application once it is handed out. If one was reopened meanwhile, that one stays
 * open and the other follows.
 */
async function openOnceFetched(
  current: string,
  go: (id: string) => void,
  onNothingLeft: () => void,
): Promise<void> {
  const reopened = countReopened()
  const id = await lookAhead(current)
  if (countReopened() !== reopened) return
  if (id === null) onNothingLeft()
  else go(id)
}

/**
 * Works through the queue: the server hands out the oldest application that no one takes care of, and
 * the next one is fetched while the current one is read.
 */
export function useDeskQueue({
  current = '',
  rowPath,
  open,
  openRendered,
  onNothingLeft,
}: DeskQueueOptions) {
  const { isWorking, upcoming } = useDesk()
  useVisit()
  usePreload(upcoming === null ? undefined : rowPath(upcoming))
  useEffect(() => {
    if (isWorking) void lookAhead(current)
  }, [isWorking, current, upcoming])
  const go = (id: string) => {
    openUpcoming(id)
    openRendered(id)
  }
  const openNext = () => {
    if (upcoming === null) void openOnceFetched(current, go, onNothingLeft)
    else go(upcoming)
  }
  return {
    isWorking,
    upcoming,
    /** Call after taking the open application. */
    onTaken: () => startWorking(current),
    /** Call after deciding or skipping the open application. */
    onLeft: () => {
      startWorking(current)
      leaveCurrent()
      openNext()
    },
    /** Opens an application whose decision was undone or failed, before the open one. */
    reopen: (id: string) => {
      reopenReview(id)
      open(id)
    },
    /** Opens the next one, whatever becomes of the open one. */
    takeNext: () => void openOnceFetched('', go, () => showToast(t('reviews.nothingLeft'))),
  }
}
