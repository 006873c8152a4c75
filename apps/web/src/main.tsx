import { limitTakeOver, loadPartsAhead } from '@fledge/ui/take-over.ts'
import { watchColorScheme } from '@fledge/ui/theme/color-scheme.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadApp } from './app-setup.tsx'
import { App } from './app.tsx'
import { createBrowserRouter } from './browser-router.ts'
import { hydrateQueryCache } from './platform/http/hydrate.ts'
import { reportUncaughtErrors } from './platform/errors/error-reports.ts'
import { trackLeaving } from './platform/http/last-change.ts'
import { startLastSeen } from './platform/http/last-seen.ts'
import { reloadExpiredMedia } from './platform/http/reload-expired-media.ts'
import { hasAccountZone, readSession } from './platform/shell/session.ts'
import { rememberZone } from './platform/time/clock.ts'

/** Lets the browser paint and respond before the next step. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  // The code of the app has only just been run.
  await yieldToBrowser()
  hydrateQueryCache()
  // Fetches the session at once, so that the guards find it in the cache.
  void readSession(false).catch(() => null)
  await loadApp()
  await yieldToBrowser()
  const router = createBrowserRouter()
  watchColorScheme()
  startLastSeen()
  trackLeaving()
  rememberZone(hasAccountZone)
  reportUncaughtErrors()
  reloadExpiredMedia()
  const root = document.getElementById('root')
  if (!root) return
  await yieldToBrowser()
  if (!root.hasAttribute('data-rendered')) {
    createRoot(root).render(<App router={router} />)
    return
  }
  // The first render has to find the screen's code and its route, as it did on the server.
  router.ssr = { manifest: undefined }
  await router.load()
  await loadPartsAhead()
  await yieldToBrowser()
  limitTakeOver()
  hydrateRoot(root, <App router={router} />)
}

void start()
