import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense } from 'react'
import { AppProviders } from './app-setup.tsx'

/** The whole app, the same on the server and in the browser. */
export function App({ router }: { readonly router: AnyRouter }) {
  return (
    <StrictMode>
      <AppProviders>
        {/* The boundary makes the browser take over a rendered page in interruptible slices. */}
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
      </AppProviders>
    </StrictMode>
  )
}
