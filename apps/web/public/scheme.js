// For pages without the app: the colours that somebody chose on this device. The app keeps them under this name.
try {
  const scheme = localStorage.getItem('mantine-color-scheme-value')
  if (scheme === 'light' || scheme === 'dark')
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
} catch {
  /* Nothing is kept here: the system's colours stand. */
}
