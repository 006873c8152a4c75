import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { applyColorScheme } from '@fledge/ui/theme/color-scheme.ts'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { AppProviders, loadApp } from '../app-setup.tsx'
import { toRouterPath } from '../platform/router/router-path.ts'
import { syncServerClock } from '../platform/time/clock.ts'
import { storyNow } from './story-time.ts'

export type Scheme = 'light' | 'dark'
export type Direction = 'ltr' | 'rtl'

const Shown = createContext<ReactNode>(null)
const ShownStory = () => use(Shown)
const root = createRootRoute({ component: ShownStory })

/** Links, navigation and values in the address need a router; every address shows the story. */
const createStoryRouter = (address: string, route: string) =>
  createRouter({
    routeTree: root.addChildren(
      [...new Set(['$', route])].map((path) => createRoute({ getParentRoute: () => root, path })),
    ),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
let current = createStoryRouter('/', '$')

/**
 * Sets the address of the next story, such as `/?tab=credits`.
 * @param route of the contract whose parameters are in the address
 */
export async function openAddress(address = '/', route = '$'): Promise<void> {
  current = createStoryRouter(address, toRouterPath(route))
  await current.load()
}

/** Loads what the stories need before the first of them is rendered. */
export async function prepareStories(): Promise<void> {
  syncServerClock(storyNow)
  await Promise.all([loadApp(), openAddress()])
}

interface StoryFrameProps {
  /** That of the browser and of a person's choice, if there is none. */
  readonly scheme?: Scheme
  readonly direction: Direction
  readonly children: ReactNode
}

/** The surroundings of every story, in Storybook as in the component tests: those of the app. */
export function StoryFrame({ scheme, direction, children }: StoryFrameProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction
    applyColorScheme(scheme)
  }, [direction, scheme])
  const [router] = useState(current)
  return (
    <AppProviders>
      <Shown value={<div style={{ padding: 16 }}>{children}</div>}>
        <RouterProvider router={router} />
      </Shown>
    </AppProviders>
  )
}
