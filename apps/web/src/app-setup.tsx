import 'virtual:texts'
import { theme } from '@fledge/ui/theme/theme.ts'
import '@fledge/ui/theme/styles.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { startPseudoLocale } from './platform/i18n/use-texts.ts'
import { queryClient } from './platform/query/query.ts'

/** Loads what the first render needs: Temporal where the browser has none. */
export async function loadApp(): Promise<void> {
  const temporal = 'Temporal' in globalThis ? null : import('temporal-polyfill/global')
  await Promise.all([startPseudoLocale(), temporal])
}

interface AppProvidersProps {
  /** Colour scheme of a story; the app follows the device and the person's choice. */
  readonly scheme?: 'light' | 'dark'
  readonly children: ReactNode
}

/** What every component may rely on, in the app as in the stories. */
export function AppProviders({ scheme, children }: AppProvidersProps) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" forceColorScheme={scheme}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  )
}
