import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders, loadApp } from './app-setup.tsx'
import { hydrateQueryCache } from './platform/http/hydrate.ts'
import { reportUncaughtErrors } from './platform/errors/error-reports.ts'
import { startLastSeen } from './platform/http/last-seen.ts'
import { router } from './router.tsx'
import { readSession } from './platform/shell/session.ts'

async function start(): Promise<void> {
  hydrateQueryCache()
  // Fetches the session at once, so that the guards find it in the cache.
  void readSession(false).catch(() => null)
  await loadApp()
  startLastSeen()
  reportUncaughtErrors()
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <AppProviders>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  )
}

void start()
