const fields = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]'

interface ModalParts {
  readonly dialog: HTMLDialogElement
  readonly title: HTMLElement | null
  readonly content: HTMLElement | null
  /** The focus may start at its first field. */
  readonly isForm: boolean
}

/** Returns the first field of a form; null if it has none, or if that cannot be used yet. */
function findFirstField({ content, isForm }: ModalParts): HTMLElement | null {
  const field = isForm && content?.querySelector<HTMLElement>(fields)
  return field && !field.matches(':disabled') ? field : null
}

/** Whether an element has the focus, and the content did not have to scroll to show it. */
function isFocusedInView(element: HTMLElement, { content }: ModalParts): boolean {
  const end = content?.getBoundingClientRect().bottom ?? 0
  return (
    document.activeElement === element &&
    content?.scrollTop === 0 &&
    element.getBoundingClientRect().bottom <= end
  )
}

/**
 * Opens a dialog. The browser moves the focus to its first field, or to its title if there is none
 * or if the text before it would have to scroll away; it returns the focus when the dialog is
 * closed.
 */
export function showModal(parts: ModalParts): void {
  const { dialog, title, content } = parts
  const root = document.documentElement
  // The page below stops scrolling (base.css). Its scrollbar's room stays, so that nothing moves.
  root.style.setProperty('--modal-gutter', root.clientWidth < window.innerWidth ? 'stable' : 'auto')
  const first = findFirstField(parts) ?? title
  // The browser's own way to say where the focus goes; React has no attribute for it.
  first?.toggleAttribute('autofocus', true)
  dialog.showModal()
  first?.toggleAttribute('autofocus', false)
  if (first && first !== title && !isFocusedInView(first, parts)) {
    title?.focus()
    content?.scrollTo(0, 0)
  }
}

/** Resolves when the dialog has faded out; at once where it does not fade. */
export async function waitForTransitions(dialog: HTMLDialogElement): Promise<void> {
  const running = dialog
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(running.map(({ finished }) => finished))
}
