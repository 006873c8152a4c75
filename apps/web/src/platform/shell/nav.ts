import type { ComponentType } from 'react'
import type { PlainTextKey } from '../i18n/use-texts.ts'

export interface NavItem {
  readonly label: PlainTextKey
  readonly to: string
  readonly icon: ComponentType<{ size?: number | string }>
  /** Tasks waiting for the user, in solid accent. */
  readonly taskCount?: number
  /** A plain number at the end. */
  readonly count?: number
}
export interface NavGroup {
  readonly name?: PlainTextKey
  readonly items: readonly NavItem[]
}

/** Returns the item a path belongs to: the one with the longest matching prefix. */
export function findCurrentItem(groups: readonly NavGroup[], path: string): NavItem | undefined {
  const hits = groups
    .flatMap((group) => group.items)
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
  return hits.toSorted((a, b) => b.to.length - a.to.length)[0]
}
