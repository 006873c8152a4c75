import { KeyCap } from '@fledge/ui/badge.tsx'
import { useShortcutsOn } from './shortcut-switch.ts'

/** The key of a button, unless shortcuts are switched off. */
export function ShortcutCap({ children }: { readonly children: string }) {
  return useShortcutsOn() ? <KeyCap>{children}</KeyCap> : null
}
