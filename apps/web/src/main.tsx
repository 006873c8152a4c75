import { theme } from '@fledge/ui/theme/theme.ts'
import '@fledge/ui/theme/styles.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hydrateQueryCache } from './platform/http/hydrate.ts'
import { reportUncaughtErrors } from './platform/errors/error-reports.ts'
import { startLastSeen } from './platform/http/last-seen.ts'
import { queryClient } from './platform/query/query.ts'
import { router } from './router.tsx'
import { readSession } from './platform/shell/session.ts'
import { loadTexts } from './platform/i18n/use-texts.ts'

async function start(): Promise<void> {
  hydrateQueryCache()
  // Fetches the session while the catalogue loads, so that the guards find it in the cache.
  void readSession(false).catch(() => null)
  const temporal = 'Temporal' in globalThis ? null : import('temporal-polyfill/global')
  await Promise.all([loadTexts(), temporal])
  startLastSeen()
  reportUncaughtErrors()
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

void start()
