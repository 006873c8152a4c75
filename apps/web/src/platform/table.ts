import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { importChunk } from './lazy-recovery.ts'

/** One screen: its address, and its file without `-screen.tsx`. */
export interface ScreenLine {
  readonly page: string
  /** `offers/company-offers` → features/offers/company-offers-screen.tsx; `areas/company/dashboard` → areas/company/dashboard-screen.tsx. */
  readonly file: string
  /** What it asks first, under its plain address: the page brings the answers (decision 0016). */
  readonly asks?: readonly Prefetch[]
}

/** Screens that share a layout, each its own chunk. */
export interface LayoutTable {
  readonly id: string
  readonly layout: () => Promise<{ default: ComponentType }>
  readonly screens: readonly ScreenLine[]
  /** What the frame around each of them asks first; the first of all is answered before the others are asked. */
  readonly asks?: readonly Prefetch[]
}

const files = import.meta.glob<{ default: ComponentType }>([
  '../features/*/*-screen.tsx',
  '../areas/*/*-screen.tsx',
])

/** The lazy component of a screen's file; each becomes a chunk of its own. */
export function screen(file: string) {
  const path = file.startsWith('areas/')
    ? `../${file}-screen.tsx`
    : `../features/${file}-screen.tsx`
  const load = files[path]
  if (!load) throw new Error(`a route without its screen: ${path}`)
  return lazyRouteComponent(() => importChunk(load))
}
