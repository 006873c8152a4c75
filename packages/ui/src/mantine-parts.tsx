import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme/theme.ts'
import './theme/widgets.css'

// The page's own colours apply (color-scheme.ts).
const noManager: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => {},
  clear: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
}
const getNoElement = () => undefined

/**
 * What Mantine's components need around them. Around each of them and not around the app: most
 * pages have none, and it costs them 8 KB and a new calculation of all styles.
 */
export const MantineParts = ({ children }: { readonly children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    colorSchemeManager={noManager}
    getRootElement={getNoElement}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
)
