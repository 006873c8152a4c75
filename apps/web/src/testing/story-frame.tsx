import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { AppProviders, loadApp } from '../app-setup.tsx'

export type Scheme = 'light' | 'dark'
export type Direction = 'ltr' | 'rtl'

// Links and navigation need a router; a story never leaves its page.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Loads what the stories need before the first of them is rendered. */
export async function prepareStories(): Promise<void> {
  await Promise.all([loadApp(), router.load()])
}

interface StoryFrameProps {
  readonly scheme: Scheme
  readonly direction: Direction
  readonly children: ReactNode
}

/** The surroundings of every story, in Storybook as in the component tests: those of the app. */
export function StoryFrame({ scheme, direction, children }: StoryFrameProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return (
    <AppProviders scheme={scheme}>
      <RouterContextProvider router={router}>
        <div style={{ padding: 16 }}>{children}</div>
      </RouterContextProvider>
    </AppProviders>
  )
}
