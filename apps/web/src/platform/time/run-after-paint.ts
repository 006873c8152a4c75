/** A frame that takes longer is not waited for; in a tab in the background there is none. */
const maxFrameMs = 200

/**
 * Does something once the next frame has been painted, so that the frame does not wait for it.
 * @returns cancels it
 */
export function runAfterPaint(act: () => void): () => void {
  let isOver = false
  const cancel = () => {
    isOver = true
  }
  const actOnce = () => {
    if (isOver) return
    isOver = true
    act()
  }
  // A task that is queued in a frame runs when the frame has been painted.
  requestAnimationFrame(() => setTimeout(actOnce))
  setTimeout(actOnce, maxFrameMs)
  return cancel
}
