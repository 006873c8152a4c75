import 'virtual:texts'
import '@fledge/ui/theme/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { startPseudoLocale } from './platform/i18n/use-texts.ts'
import { queryClient } from './platform/query/query.ts'

/** Loads what the first render needs: Temporal where the browser has none. */
export async function loadApp(): Promise<void> {
  const temporal = 'Temporal' in globalThis ? null : import('temporal-polyfill/global')
  await Promise.all([startPseudoLocale(), temporal])
}

/** What every component may rely on, in the app as in the stories. */
export const AppProviders = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
