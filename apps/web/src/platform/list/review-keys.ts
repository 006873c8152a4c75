import { useEffect } from 'react'
import { areShortcutsOn } from './shortcut-switch.ts'

/** Where letters are text, or move through options. */
const typingSelector =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="listbox"], [role="menu"], [role="combobox"]'
/** Where letters are text. */
const fieldSelector =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable]'
/** A letter that follows this soon belongs to the text, too, even if its field is gone. */
const typingMs = 700
/** Keys that leave a field. */
const leavingKeys: readonly string[] = ['Escape', 'Tab', 'Enter']
let typed: { readonly field: HTMLElement; readonly at: number } | null = null

const isFieldGone = (): boolean =>
  typed !== null && performance.now() - typed.at < typingMs && !typed.field.checkVisibility()

/** Forgets what was typed: for tests that share a page. */
export function forgetTyping(): void {
  typed = null
}

/** Whether someone is typing: what opens now would take the next letters for keys. */
export const isTyping = (): boolean =>
  isFieldGone() || (document.activeElement?.matches(fieldSelector) ?? false)

/** Remembers the field that is typed in, and whether a key belongs to one that is gone. */
function isMeantForField({ target, key }: KeyboardEvent): boolean {
  const field = target instanceof HTMLElement ? target.closest<HTMLElement>(fieldSelector) : null
  const isForGone = field === null && isFieldGone()
  if (field && key.length === 1) typed = { field, at: performance.now() }
  else if (field && leavingKeys.includes(key)) typed = null
  else if (typed && isForGone) typed = { ...typed, at: performance.now() }
  return isForGone
}

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
 * types (for a moment longer if the field disappears), while a dialog is open, with a modifier, and
 * when switched off.
 */
export function useReviewKeys(keys: ShortcutActs): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = event.key.toLowerCase()
      if (isMeantForField(event)) return
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
