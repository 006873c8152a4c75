import { createTheme } from '@mantine/core'

/** What Mantine's components calculate with; their colours and sizes are in mantine.css. */
export const theme = createTheme({
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '37.5em', md: '56.25em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
})
