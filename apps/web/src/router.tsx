import { isReservedPath, findPageByName } from '@fledge/contract/page-names.ts'
import { paths } from '@fledge/contract/paths.ts'
import {
  areaByUserType,
  guardPage,
  getHomePath,
  getPageInfo,
} from '@fledge/domain/sessions/guard-table.ts'
import { useTakeOver } from '@fledge/ui/take-over.ts'
import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  notFound,
  Outlet,
  type ParsedLocation,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { companyLayouts } from './areas/company/routes.ts'
import { internLayouts } from './areas/intern/routes.ts'
import { operatorLayouts } from './areas/operator/routes.ts'
import { publicLayouts } from './areas/public/routes.ts'
import { ErrorScreen, NotFoundScreen } from './platform/errors/error-screens.tsx'
import { lazyComponent } from './platform/router/lazy-component.tsx'
import { importChunk } from './platform/router/lazy-recovery.ts'
import { readSession, notifyIfSessionExpired, useSession } from './platform/shell/session.ts'
import { ScreenReplacement } from './platform/shell/screen-outlet.tsx'
import { ToastsView } from './platform/shell/toasts-view.tsx'
import { ViewBar } from './platform/shell/view-bar.tsx'
import { selectPrefetches } from '@fledge/kernel/endpoint-path.ts'
import { prefetchQueries } from './platform/router/prefetch-queries.ts'
import { toRouterPath } from './platform/router/router-path.ts'
import { lazyScreen, type LayoutTable, type ScreenEntry } from './platform/router/screen-table.ts'

function Root() {
  return (
    <>
      <ViewBar />
      <Outlet />
      <ToastsView />
    </>
  )
}

/** The main layout of an area is its first. */
const createFrame = ([first]: readonly LayoutTable[]) =>
  lazyComponent(async () => (first ? (await first.layout()).default : Outlet))
const frames = {
  company: createFrame(companyLayouts),
  intern: createFrame(internLayouts),
  operator: createFrame(operatorLayouts),
}

/** Page not found; signed-in users keep their menu. */
function NotFound() {
  useTakeOver()
  const user = useSession()
  const home = user ? getHomePath(user) : null
  // Without completed sign-up or onboarding there is no menu yet.
  if (!user || !home?.endsWith('/dashboard')) return <NotFoundScreen />
  const Frame = frames[areaByUserType[user.type]]
  return (
    <ScreenReplacement value={<NotFoundScreen home={home} framed />}>
      <Frame />
    </ScreenReplacement>
  )
}

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
})

/**
 * Where a partner's name may be the first path segment, keeps our own paths apart: a bare page name
 * redirects to its page, and an unknown path under a reserved segment is not found.
 */
async function guardReservedPaths(path: string): Promise<void> {
  if (isReservedPath(path)) throw notFound()
  const user = await readSession(false)
  const page = findPageByName(path, user ? areaByUserType[user.type] : null)
  if (page) throw redirect({ href: page, replace: true })
}

const FramedErrorScreen = (props: ErrorComponentProps) => <ErrorScreen {...props} framed />

/** Prefetches what a screen will query; filters in the address change what its list does. */
async function prefetchScreen(
  { prefetch = [] }: ScreenEntry,
  params: Readonly<Record<string, string>>,
  search: object,
): Promise<void> {
  prefetchQueries(selectPrefetches(prefetch, params, Object.keys(search).length > 0), {
    ...(await readSession(false)),
    ...params,
  })
}

/** Redirects those who may not open a page. */
async function guardRoute({ location }: { readonly location: ParsedLocation }): Promise<void> {
  const search: Readonly<Record<string, unknown>> = location.search
  const answer = guardPage(
    await readSession(
      !['any', 'anonymous', 'choosing'].includes(getPageInfo(location.pathname).audience),
    ),
    location.href,
    typeof search['redirectTo'] === 'string' ? search['redirectTo'] : null,
  )
  if (!('go' in answer)) return
  if (answer.go.includes('/get-started')) notifyIfSessionExpired()
  throw redirect({ href: answer.go, replace: true })
}

type Parent = () => typeof rootRoute

/** The part of a route that belongs to its path. */
const toPageOptions = (parent: Parent, entry: ScreenEntry) => ({
  getParentRoute: parent,
  path: toRouterPath(entry.page),
  // The screen itself queries what it shows; only a link that is pointed at does so in advance.
  loader: ({ preload, params, location }: PageLoader) =>
    preload ? prefetchScreen(entry, params, location.search) : undefined,
  preloadStaleTime: 0,
})

interface PageLoader {
  readonly preload: boolean
  readonly params: Readonly<Record<string, string>>
  readonly location: ParsedLocation
}

function createScreenRoute(parent: Parent, entry: ScreenEntry) {
  const { page, file } = entry
  return createRoute({
    ...toPageOptions(parent, entry),
    component: lazyScreen(file),
    errorComponent: FramedErrorScreen,
    beforeLoad: async ({ location }) => {
      if (page.startsWith('/{')) await guardReservedPaths(location.pathname)
      // Signed-in users keep their menu.
      if (page === paths.public.notFound && (await readSession(false))) throw notFound()
      await guardRoute({ location })
    },
  })
}

/**
 * A screen that stays mounted between its pages: a route without a path has the screen, and those
 * below it only their paths.
 */
function createMountedRoute(parent: Parent, file: string, entries: readonly ScreenEntry[]) {
  const route = createRoute({
    getParentRoute: parent,
    id: file,
    component: lazyScreen(file),
    errorComponent: FramedErrorScreen,
    beforeLoad: guardRoute,
  })
  // A route without a path acts as the root of its pages.
  const pageParent = () => route as unknown as typeof rootRoute
  return route.addChildren(entries.map((entry) => createRoute(toPageOptions(pageParent, entry))))
}

function TakenOver() {
  useTakeOver()
  return null
}

/** Returns the lazy component of a layout; its page can be used once it has been taken over. */
function lazyLayout(load: LayoutTable['layout']) {
  const Layout = lazyRouteComponent(() => importChunk(load))
  const TakenOverLayout = () => (
    <>
      <Layout />
      <TakenOver />
    </>
  )
  return Object.assign(TakenOverLayout, { preload: Layout.preload })
}

function createLayoutRoute(table: LayoutTable) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    id: table.id,
    component: lazyLayout(table.layout),
  })
  // A layout without a path acts as the root of its screens.
  const parent = () => route as unknown as typeof rootRoute
  const { screens } = table
  const mounted = new Set(
    screens.filter(({ staysMounted }) => staysMounted).map(({ file }) => file),
  )
  return route.addChildren([
    ...screens
      .filter(({ staysMounted }) => !staysMounted)
      .map((entry) => createScreenRoute(parent, entry)),
    ...[...mounted].map((file) => {
      const entries = screens.filter((entry) => entry.file === file)
      return createMountedRoute(parent, file, entries)
    }),
  ])
}

const layouts = [...publicLayouts, ...companyLayouts, ...internLayouts, ...operatorLayouts]

/**
 * Creates the router of the app.
 * @param history the browser's; on the server one that only has the requested address
 */
export const createAppRouter = (history: RouterHistory) =>
  createRouter({
    history,
    routeTree: rootRoute.addChildren(layouts.map(createLayoutRoute)),
    defaultPreload: 'intent',
    defaultPendingMs: 400,
    defaultErrorComponent: ErrorScreen,
    // On the server it would add an inline script, which the content security policy refuses.
    scrollRestoration: !import.meta.env.SSR,
    // Plain queries: every value is text, as in the endpoints and in the seeds' filters.
    parseSearch: (query) => {
      const values: Record<string, string | string[]> = {}
      for (const [name, value] of new URLSearchParams(query)) {
        const before = values[name]
        values[name] =
          before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
      }
      return values
    },
    stringifySearch: (search) => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(search))
        for (const element of Array.isArray(value) ? value : [value])
          if (element !== undefined && element !== null && element !== '')
            query.append(name, String(element))
      return query.size === 0 ? '' : `?${query}`
    },
  })
