interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** It does not scroll away: a bar at the foot. */
  readonly stays?: boolean
}

interface Strip {
  readonly height: number
  readonly left: number
  readonly right: number
  /** Where it is now. */
  readonly bottom?: number
}

const margin = 24
const stepPx = 8
const pressable = 'button, a[href], input, select, textarea, summary, [role="button"]'

/**
 * Where a strip of this height fits without covering any of the boxes: the lowest place in the lower half of the screen.
 * Where there is none, it covers what can be scrolled away from below it.
 * @returns its distance from the foot; the margin where no place is free
 */
export function lowestFree(boxes: readonly Box[], strip: Strip, screenHeight: number): number {
  const staying = boxes.filter((box) => box.stays)
  return findFree(boxes, strip, screenHeight) ?? findFree(staying, strip, screenHeight) ?? margin
}

function findFree(boxes: readonly Box[], strip: Strip, screenHeight: number): number | null {
  const beside = boxes.filter((box) => box.right > strip.left && box.left < strip.right)
  const isFree = (bottom: number) => {
    const foot = screenHeight - bottom
    return !beside.some((box) => box.bottom > foot - strip.height && box.top < foot)
  }
  // What stays free is not moved.
  if (strip.bottom !== undefined && isFree(strip.bottom)) return strip.bottom
  for (let bottom = margin; bottom + strip.height < screenHeight / 2; bottom += stepPx)
    if (isFree(bottom)) return bottom
  return null
}

/** Whether an element keeps its place while the page scrolls. */
function staysInPlace(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
  return false
}

/**
 * The lowest place for an element that covers nothing that can be pressed. Below a modal dialog that is the foot: the dialog makes room itself
 * (`--notes`), and two that made room for each other would come to rest anywhere.
 */
export function freeBottom(element: HTMLElement): number {
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return margin
  const { height, left, right } = element.getBoundingClientRect()
  const now = Number.parseFloat(element.style.bottom)
  // Behind a dialog nothing can be pressed.
  const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
  const boxes = [...within.querySelectorAll(pressable)]
    .filter((one) => !element.contains(one))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.width > 0)
    .map(({ one, box: { top, bottom, left: start, right: end } }) => ({
      top,
      bottom,
      left: start,
      right: end,
      stays: staysInPlace(one),
    }))
  return lowestFree(
    boxes,
    { height, left, right, ...(now > 0 ? { bottom: now } : {}) },
    window.innerHeight,
  )
}
