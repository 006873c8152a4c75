import { SkeletonRows } from '@fledge/ui/states.tsx'
import { Outlet } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { t } from '../use-texts.ts'

/** The screen within its frame. On a first visit the frame comes first, and the screen is drawn in slices that let a press through. */
export function Inside() {
  const isTurn = useDeferredValue(true, false)
  return isTurn ? <Outlet /> : <SkeletonRows rows={4} label={t('platform.opening')} />
}
