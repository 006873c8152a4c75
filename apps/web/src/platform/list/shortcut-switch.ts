import { createValueStore } from './value-store.ts'

/** Key under which this browser keeps that shortcuts are off. */
const key = 'fledge-shortcuts-off'

const shortcuts = createValueStore(true, () => localStorage.getItem(key) === null)

/**
 * Whether single keys are shortcuts. They can be switched off, for people whose speech input or
 * tremor presses keys by accident (WCAG 2.1.4).
 */
export const useShortcutsOn = shortcuts.use
export const areShortcutsOn = shortcuts.get

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(key)
  else localStorage.setItem(key, '1')
  shortcuts.set(on)
}
