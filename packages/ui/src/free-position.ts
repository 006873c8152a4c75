interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  /** Whether it does not scroll away, like a bar at the bottom. Asked only if no position is free. */
  readonly isFixed?: () => boolean
}

interface Strip {
  readonly height: number
  readonly left: number
  readonly right: number
  /** Current distance from the bottom. */
  readonly bottom?: number
}

const margin = 24
const stepPx = 8
const pressable = 'button, a[href], input, select, textarea, summary, [role="button"]'

/**
 * Finds the lowest position in the lower half of the screen where a strip of this height covers
 * none of the boxes. If there is none, the strip covers boxes that can be scrolled away.
 * @returns its distance from the bottom; the margin if no position is free
 */
export function findFreeBottom(boxes: readonly Box[], strip: Strip, screenHeight: number): number {
  const beside = boxes.filter((box) => box.right > strip.left && box.left < strip.right)
  return (
    findFree(beside, strip, screenHeight) ??
    findFree(
      beside.filter((box) => box.isFixed?.()),
      strip,
      screenHeight,
    ) ??
    margin
  )
}

function findFree(boxes: readonly Box[], strip: Strip, screenHeight: number): number | null {
  const isFree = (bottom: number) => {
    const foot = screenHeight - bottom
    return !boxes.some((box) => box.bottom > foot - strip.height && box.top < foot)
  }
  // A position that is still free does not change.
  if (strip.bottom !== undefined && isFree(strip.bottom)) return strip.bottom
  for (let bottom = margin; bottom + strip.height < screenHeight / 2; bottom += stepPx)
    if (isFree(bottom)) return bottom
  return null
}

/** Whether an element is fixed while the page scrolls. */
function isFixedElement(element: Element): boolean {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return true
  return false
}

/**
 * Returns the lowest position for an element that covers nothing clickable. Below a modal dialog it
 * is the bottom: the dialog itself leaves space (`--notes`), and if both moved, their positions
 * would depend on each other.
 */
export function getFreeBottom(element: HTMLElement): number {
  if (document.querySelector('dialog:modal')) return margin
  const { height, left, right } = element.getBoundingClientRect()
  const now = Number.parseFloat(element.style.bottom)
  // Elements behind a dialog cannot be clicked.
  const container = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
  const boxes = [...container.querySelectorAll(pressable)]
    .filter((candidate) => !element.contains(candidate))
    .map((candidate) => ({ element: candidate, box: candidate.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.width > 0)
    .map(({ element: candidate, box: { top, bottom, left: start, right: end } }) => ({
      top,
      bottom,
      left: start,
      right: end,
      isFixed: () => isFixedElement(candidate),
    }))
  return findFreeBottom(
    boxes,
    { height, left, right, ...(now > 0 ? { bottom: now } : {}) },
    window.innerHeight,
  )
}
