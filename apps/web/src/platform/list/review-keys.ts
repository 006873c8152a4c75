import { useEffect } from 'react'
import { areShortcutsOn } from './shortcut-switch.ts'

/** Where letters are text, or move through options. */
const typingSelector =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="listbox"], [role="menu"], [role="combobox"]'
/** What Space itself presses or plays. */
const pressedBySpace = 'button, summary, video, audio, [role="button"], [role="tab"]'
/** Keys that may be held down; a decision never follows from a key that is. */
const heldKeys: readonly string[] = ['j', 'k', 'h', 'l', ' ']

/** Signs that need Shift on many keyboards. */
const shiftedKeys: readonly string[] = ['?', '/']

/** A modifier makes it a command of the browser or the system. */
const hasModifier = ({ metaKey, ctrlKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  metaKey || ctrlKey || altKey || (shiftKey && !shiftedKeys.includes(key))

/** Whether the key belongs to a field, an open dialog or a menu. */
function isTaken({ key, target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented || document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  return (
    target.closest(typingSelector) !== null ||
    (key === ' ' && target.closest(pressedBySpace) !== null)
  )
}

export type ShortcutActs = Readonly<Record<string, (() => void) | undefined>>

/**
 * Keyboard shortcuts of a review screen, by `KeyboardEvent.key` in lower case: inactive while someone
 * types, while a dialog is open, with a modifier, and when switched off.
 */
export function useReviewKeys(keys: ShortcutActs): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = event.key.toLowerCase()
      const act = keys[name]
      if (!act || !areShortcutsOn() || hasModifier(event) || isTaken(event)) return
      if (event.repeat && !heldKeys.includes(name)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
