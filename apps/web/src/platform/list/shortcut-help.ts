import { useEffect, useId } from 'react'
import { createValueStore } from './value-store.ts'

/** A line of the list of shortcuts. */
export interface Shortcut {
  readonly keys: readonly string[]
  /** The last of a row of keys that begins with the last of `keys`: 1 to 9. */
  readonly to?: string
  readonly text: string
  /** Asked when the list of keys is shown; a key without it always works. */
  readonly isShown?: () => boolean
}

/** Where shortcuts work, in the order of their list. */
export const shortcutPlaces = ['screen', 'list'] as const
type ShortcutPlace = (typeof shortcutPlaces)[number]

interface ShortcutGroup {
  readonly id: string
  readonly place: ShortcutPlace
  readonly shortcuts: readonly Shortcut[]
}

const groups = createValueStore<readonly ShortcutGroup[]>([])
const isHelpOpen = createValueStore(false)

export const useIsHelpOpen = isHelpOpen.use
export const openKeysHelp = (): void => isHelpOpen.set(true)
export const closeKeysHelp = (): void => isHelpOpen.set(false)

/** The shortcuts of what is shown, each key once. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  const shown = new Set<string>()
  const isListed = ({ keys, isShown }: Shortcut) => {
    const name = keys.join(' ')
    return !shown.has(name) && isShown?.() !== false && shown.add(name)
  }
  const known = groups.use()
  return shortcutPlaces.map((place) => ({
    id: place,
    place,
    shortcuts: known
      .filter((group) => group.place === place)
      .flatMap((group) => group.shortcuts)
      .filter(isListed),
  }))
}

/** Lists shortcuts in the help that `?` opens, while their screen or list is shown. */
export function useShortcutHelp(place: ShortcutPlace, shortcuts: readonly Shortcut[]): void {
  const id = useId()
  const content = JSON.stringify(shortcuts)
  useEffect(() => {
    const others = () => groups.get().filter((group) => group.id !== id)
    groups.set([...others(), { id, place, shortcuts }])
    return () => groups.set(others())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the shortcuts are new each time, their content says whether they changed
  }, [id, place, content])
}
