import { SkeletonRows } from '@fledge/ui/states.tsx'
import { Outlet } from '@tanstack/react-router'
import { createContext, type ReactNode, Suspense, useContext } from 'react'
import { t } from '../i18n/use-texts.ts'

/** What a layout renders instead of the screen when there is no such page. */
export const ScreenReplacement = createContext<ReactNode>(null)

/**
 * The screen within its layout. The browser takes over the layout of a rendered page first, and the
 * screen follows in interruptible slices so that clicks get through.
 */
export function ScreenOutlet() {
  const instead = useContext(ScreenReplacement)
  if (instead) return instead
  return (
    <Suspense fallback={<SkeletonRows rows={4} label={t('platform.opening')} />}>
      <Outlet />
    </Suspense>
  )
}
