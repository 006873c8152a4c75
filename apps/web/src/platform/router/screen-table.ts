import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { importChunk } from './lazy-recovery.ts'

/** A screen: its path, and its file without `-screen.tsx`. */
export interface ScreenEntry {
  readonly page: string
  /** `offers/company-offers` → features/offers/company-offers-screen.tsx; `areas/company/dashboard` → areas/company/dashboard-screen.tsx. */
  readonly file: string
  /**
   * Prefetches of the screen at its plain path; the server embeds their responses in the page
   * (decision 0016).
   */
  readonly prefetch?: readonly Prefetch[]
  /**
   * Further queries for a screen that is mostly opened from a list: the browser prefetches them with
   * the others when its link is pointed at or focused, but the server does not embed them.
   */
  readonly prefetchOnIntent?: readonly Prefetch[]
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
