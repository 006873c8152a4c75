/** A frame that takes longer is not waited for; in a tab in the background there is none. */
const maxFrameMs = 200
let isUnfinished = false

/** Does something once the next frame has been painted, so that the frame does not wait for it. */
function runAfterPaint(act: () => void): void {
  let isDone = false
  const actOnce = () => {
    if (isDone) return
    isDone = true
    act()
  }
  // A task that is queued in a frame runs when the frame has been painted.
  requestAnimationFrame(() => setTimeout(actOnce))
  setTimeout(actOnce, maxFrameMs)
}

/**
 * Finishes what a key did. If its outcome is shown already, that is painted first.
 * @param isShown whether it is
 */
export function finishAct(isShown: boolean, finish: () => void): void {
  if (!isShown) {
    finish()
    return
  }
  isUnfinished = true
  runAfterPaint(() => {
    isUnfinished = false
    finish()
  })
}

/** Whether what a key did is shown and not finished: a key that follows it at once does nothing. */
export const isActUnfinished = (): boolean => isUnfinished
