import { useEffect } from 'react'

/** Whether the user is typing or in a dialog, where letters are not shortcuts. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  (event.target instanceof HTMLElement &&
    event.target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]') !==
      null)

/** Keyboard shortcuts of a review screen, inactive while typing. */
export function useReviewKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()]
      if (!act || isTyping(event)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
