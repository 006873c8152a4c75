import { SkeletonRows } from '@fledge/ui/states.tsx'
import { isBeingTakenOver } from '@fledge/ui/take-over.ts'
import { Outlet } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useDeferredValue, useState } from 'react'
import { t } from '../i18n/use-texts.ts'

/** What a layout renders instead of the screen when there is no such page. */
export const ScreenReplacement = createContext<ReactNode>(null)

/**
 * What a layout renders instead of its screen. A page that does not exist stays not found, whatever
 * else applies to its path.
 * @param own the layout's own replacement; null for the screen itself
 */
export function useScreenReplacement(own: ReactNode): ReactNode {
  return useContext(ScreenReplacement) ?? own
}

/**
 * The screen within its layout. On a first visit the layout is rendered first, and the screen
 * follows in interruptible slices so that clicks get through. A page that the server rendered has
 * both at once.
 */
export function ScreenOutlet() {
  const [isRendered] = useState(isBeingTakenOver)
  const isTurn = useDeferredValue(true, isRendered)
  const instead = useContext(ScreenReplacement)
  if (instead) return instead
  return isTurn ? <Outlet /> : <SkeletonRows rows={4} label={t('platform.opening')} />
}
