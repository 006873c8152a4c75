import { useEffect, useSyncExternalStore } from 'react'
import { t } from '../i18n/use-texts.ts'

export interface Crumb {
  readonly label: string
  readonly to?: string
}
interface Title {
  readonly title: string | null
  readonly trail: readonly Crumb[]
  /** Shown in the header layout, like "Saved 12:04". */
  readonly side: React.ReactNode
}

const none: Title = { title: null, trail: [], side: null }
let current: Title = none
const listeners = new Set<() => void>()
const set = (next: Title) => {
  current = next
  for (const listener of listeners) listener()
}

/** Returns what the header shows; used by the layout. */
export function useCurrentTitle(): Title {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => none,
  )
}

/**
 * Sets the title in the header and the browser tab. Each screen calls it once.
 * @param trail the parent screens  @param side content beside it in the header layout (a
 * SaveStatus)
 */
export function useTitle(
  title: string,
  trail: readonly Crumb[] = [],
  side: React.ReactNode = null,
): void {
  const key = trail.map((crumb) => crumb.label + (crumb.to ?? '')).join('|')
  useEffect(() => {
    set({ title, trail, side })
    document.title = `${title} · ${t('brand.name')}`
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the trail is compared by its words, not by its array
  }, [title, key, side])
  useEffect(() => () => set(none), [])
}
