import { SkeletonRows } from '@fledge/ui/states.tsx'
import { Outlet } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { t } from '../use-texts.ts'

/** What a frame shows instead of the screen of the address, where there is none. */
export const InsteadOfScreen = createContext<ReactNode>(null)

/** The screen within its frame. On a first visit the frame comes first, and the screen is drawn in slices that let a press through. */
export function Inside() {
  const isTurn = useDeferredValue(true, false)
  const instead = useContext(InsteadOfScreen)
  if (instead) return instead
  return isTurn ? <Outlet /> : <SkeletonRows rows={4} label={t('platform.opening')} />
}
