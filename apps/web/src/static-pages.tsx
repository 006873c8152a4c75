import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { paths } from '@fledge/contract/paths.ts'
import { prerender } from 'react-dom/static'
import PublicLayout from './areas/public/layout.tsx'
import LandingScreen from './features/welcome/landing-screen.tsx'
import WelcomeScreen from './features/welcome/welcome-screen.tsx'
import { t } from './platform/i18n/use-texts.ts'
import { queryClient } from './platform/query/query.ts'

export interface StaticPage {
  readonly title: string
  readonly html: string
}

const screens = [
  {
    page: paths.public.landing,
    screen: LandingScreen,
    title: () => `${t('brand.name')} · ${t('brand.promise')}`,
  },
  {
    page: paths.public.welcome,
    screen: WelcomeScreen,
    title: () => `${t('welcome.title')} · ${t('brand.name')}`,
  },
] as const

async function renderStaticPage({
  page,
  screen,
  title,
}: (typeof screens)[number]): Promise<StaticPage> {
  const rootRoute = createRootRoute()
  const layout = createRoute({
    getParentRoute: () => rootRoute,
    id: 'public',
    component: PublicLayout,
  })
  const routeTree = rootRoute.addChildren([
    layout.addChildren([
      createRoute({ getParentRoute: () => layout, path: page, component: screen }),
    ]),
  ])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [page] }),
  })
  await router.load()
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    {
      onError: (error) => {
        throw error
      },
    },
  )
  return { title: title(), html: await new Response(prelude).text() }
}

/**
 * Renders the pages that are identical for every anonymous visitor, once at build time. They work
 * without the app.
 * @returns the pages by path
 */
export async function renderStaticPages(): Promise<Record<string, StaticPage>> {
  return Object.fromEntries(
    await Promise.all(
      screens.map(async (screen) => [screen.page, await renderStaticPage(screen)] as const),
    ),
  )
}
