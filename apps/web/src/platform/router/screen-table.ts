import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { importChunk } from './lazy-recovery.ts'

/** A screen: its path, and its file without `-screen.tsx`. */
export interface ScreenEntry {
  readonly page: string
  /** `offers/company-offers` → features/offers/company-offers-screen.tsx; `areas/company/dashboard` → areas/company/dashboard-screen.tsx. */
  readonly file: string
  /** Whether the screen stays mounted between its pages: a list, and the same list with a row open. */
  readonly staysMounted?: true
  /**
   * Queries of the screen, whose responses the server embeds in the page (decision 0016). With a
   * filter in the address, only those that depend on the path's parameters are the same.
   */
  readonly prefetch?: readonly Prefetch[]
}

/** Screens that share a layout; each becomes its own chunk. */
export interface LayoutTable {
  readonly id: string
  readonly layout: () => Promise<{ default: () => ReactNode }>
  readonly screens: readonly ScreenEntry[]
  /** Prefetches of the layout; the very first one is answered before the others start. */
  readonly prefetch?: readonly Prefetch[]
}

const files = import.meta.glob<{ default: ComponentType }>([
  '../../features/*/*-screen.tsx',
  '../../areas/*/*-screen.tsx',
])

/** Returns the lazy component of a screen's file; each becomes a chunk. */
export function lazyScreen(file: string) {
  const path = file.startsWith('areas/')
    ? `../../${file}-screen.tsx`
    : `../../features/${file}-screen.tsx`
  const load = files[path]
  if (!load) throw new Error(`a route without its screen: ${path}`)
  return lazyRouteComponent(() => importChunk(load))
}
