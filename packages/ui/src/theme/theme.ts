import { createTheme, type MantineColorsTuple } from '@mantine/core'

const brand: MantineColorsTuple = [
  '#f0f8f6',
  '#e0f0ec',
  '#bfe0d9',
  '#8fd3c6',
  '#5cbfae',
  '#2f8578',
  '#1a675d',
  '#13524a',
  '#0f443d',
  '#0d332f',
]

/**
 * Mantine with our tokens: one font family, our radii, and the two layout breakpoints (600 and 900
 * px).
 */
export const theme = createTheme({
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 4 },
  colors: { brand },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  breakpoints: { xs: '30em', sm: '37.5em', md: '56.25em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
})
