/** What had the focus before each dialog, which may itself be in a dialog that is gone. */
const openers = new WeakMap<Element, Element | null>()

/** How long after a dialog the page may replace what opened it, like the buttons of a decided row. */
const replacementMs = 2000

export function rememberOpener(dialog: Element): void {
  openers.set(dialog, document.activeElement)
}

const isFocusLost = (): boolean => document.activeElement === document.body

/** Focuses the heading of the screen, or its content where none is visible. */
function focusHeading(): void {
  const parts = document.querySelectorAll<HTMLElement>('main h1')
  for (const part of [...parts, ...document.querySelectorAll('main')]) {
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1
    part.focus({ preventScroll: true })
    if (!isFocusLost()) return
  }
}

/** Focuses the heading if the element is removed while it has the focus. */
function watchRemoval(element: Element): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    observer.disconnect()
    if (isFocusLost()) focusHeading()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), replacementMs)
}

/** Call before what has the focus may be removed, like a form that was sent. */
export function keepFocus(): void {
  const { activeElement } = document
  if (activeElement === null || isFocusLost()) focusHeading()
  else watchRemoval(activeElement)
}

/**
 * Gives the focus that went with a dialog back to what opened it, unless something else has it. A key
 * may have opened it while nothing had the focus, and the opener may be gone or disabled: then the
 * heading of the screen gets it, so that Tab does not start at the top of the page.
 */
export function returnFocus(dialog: Element): void {
  if (!isFocusLost()) return
  let opener = openers.get(dialog) ?? null
  while (opener && !opener.isConnected) {
    const closed = opener.closest('dialog')
    opener = closed ? (openers.get(closed) ?? null) : null
  }
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  if (opener && !isFocusLost()) watchRemoval(opener)
  else focusHeading()
}
