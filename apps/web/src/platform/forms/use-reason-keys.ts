import { useEffect } from 'react'
import { areShortcutsOn } from '../list/shortcut-switch.ts'

interface ReasonKeys {
  /** Called with the place of the reason in the list. */
  readonly onNumber: (at: number) => void
  readonly onEnter: () => void
}

const hasModifier = (event: KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.altKey || event.shiftKey

/** Chooses a reason of the open dialog by its number, and sends it by Enter outside of its buttons. */
export function useReasonKeys(isActive: boolean, { onNumber, onEnter }: ReasonKeys): void {
  useEffect(() => {
    if (!isActive) return undefined
    const press = (event: KeyboardEvent) => {
      if (!areShortcutsOn() || hasModifier(event) || event.isComposing || event.repeat) return
      if (!(event.target instanceof HTMLElement) || event.target.closest('textarea')) return
      if (/^[1-9]$/.test(event.key)) onNumber(Number(event.key) - 1)
      else if (event.key === 'Enter' && !event.target.closest('button')) onEnter()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
