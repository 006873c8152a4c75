import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getPageInfo } from '@fledge/domain/sessions/guard-table.ts'
import {
  runBelowOverlays,
  hasOverlay,
  restoreOverlays,
  afterHistorySettles,
} from '@fledge/ui/overlay-history.ts'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { isChunkWaiting, onChunkWaiting } from './platform/router/lazy-recovery.ts'
import { hideSnackbar, showSnackbar } from './platform/shell/toasts.ts'
import { handleViewProblems } from './platform/shell/account-view.ts'
import { handleFactorProblems, handleUnauthorized } from './platform/shell/session.ts'
import { t } from './platform/i18n/use-texts.ts'
import { createAppRouter } from './router.tsx'

/**
 * Creates a history that respects open dialogs. Navigating to another page replaces the dialog's
 * entry, so that going back finds the page without an empty step. Navigating within the page (a
 * filter of an open sheet) replaces the page's entry below the dialog, which stays on top while it
 * is open.
 */
function createOverlayHistory(): RouterHistory {
  const history = createBrowserHistory()
  const { push, replace } = history
  const step = (act: () => void) => {
    const from = window.location.pathname
    act()
    history.flush()
    if (window.location.pathname === from) restoreOverlays()
  }
  history.push = (...to) =>
    afterHistorySettles(() => (hasOverlay() ? step(() => replace(...to)) : push(...to)))
  history.replace = (...to) =>
    afterHistorySettles(() =>
      hasOverlay() ? runBelowOverlays(() => step(() => replace(...to))) : replace(...to),
    )
  return history
}

const getSignInPath = (path: string) =>
  path.startsWith('/company')
    ? paths.company.getStarted
    : path.startsWith('/operator')
      ? paths.operator.getStarted
      : path.startsWith('/intern')
        ? paths.intern.getStarted
        : paths.public.welcome

/** Leads to where a code is entered, or the second factor is set up, once a request needs it. */
function leadToSecondFactor(router: ReturnType<typeof createAppRouter>): void {
  handleFactorProblems((problem) => {
    const { pathname, href } = router.state.location
    void router.navigate({
      href:
        problem === 'SECOND_FACTOR_REQUIRED'
          ? buildPath(getSignInPath(pathname), {}, { redirectTo: href })
          : buildPath(paths.operator.setUpSecondFactor),
      replace: true,
    })
  })
}

/** Creates the router of the browser, which leads to sign-in when the session has ended. */
export function createBrowserRouter() {
  const router = createAppRouter(createOverlayHistory())
  handleUnauthorized(() => {
    const { pathname, href } = router.state.location
    // Public pages stay open when the session ends.
    if (getPageInfo(pathname).audience === 'any') return
    void router.navigate({
      href: buildPath(getSignInPath(pathname), {}, { redirectTo: href }),
      replace: true,
    })
  })

  leadToSecondFactor(router)
  handleViewProblems()

  /** Shows that the next page is waiting for the connection; preloads show nothing. */
  function showWaitingNotice(): void {
    if (router.state.status !== 'pending' || !isChunkWaiting()) return
    showSnackbar({
      severity: 'info',
      title: t('platform.waits.title'),
      message: t('platform.waits.text'),
    })
  }
  // A preloaded page may already be waiting when it is navigated to.
  router.subscribe('onBeforeLoad', () => setTimeout(showWaitingNotice))
  onChunkWaiting(showWaitingNotice, hideSnackbar)
  return router
}
