/** What is not on the screen by then is not painted: the tab is in the background. */
const longestFrameMs = 200

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
  setTimeout(actOnce, longestFrameMs)
}

/**
 * Finishes what a key did. If its outcome is shown already, that is painted first.
 * @param isShown whether it is
 */
export function finishAct(isShown: boolean, finish: () => void): void {
  if (isShown) runAfterPaint(finish)
  else finish()
}
