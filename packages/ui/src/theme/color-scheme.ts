import { useSyncExternalStore } from 'react'

/** The colours that a person chose; `auto` follows the device. */
export type ColorScheme = 'auto' | 'light' | 'dark'

// The names are Mantine's, whose styles depend on the attribute. page-start.js uses both.
const storageKey = 'mantine-color-scheme-value'
const attribute = 'data-mantine-color-scheme'

const listeners = new Set<() => void>()

function getColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'auto'
  } catch {
    // Without storage, the device's colours apply.
    return 'auto'
  }
}

/** Shows the page in the chosen colours, or in those that a story asks for. */
export function applyColorScheme(scheme: ColorScheme = getColorScheme()): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute(attribute, scheme === 'auto' ? device : scheme)
}

function setColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(storageKey, scheme)
  applyColorScheme(scheme)
  for (const listener of listeners) listener()
}

/** Follows the device's colours, and what is chosen in another tab. */
export function watchColorScheme(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    applyColorScheme()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return
    applyColorScheme()
    for (const listener of listeners) listener()
  })
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the chosen colours and a function that changes them. */
export const useColorScheme = (): readonly [ColorScheme, (scheme: ColorScheme) => void] => [
  useSyncExternalStore(listen, getColorScheme, () => 'auto'),
  setColorScheme,
]

/** Clears the local storage except for the chosen colours, which belong to the device. */
export function clearStorageExceptColors(): void {
  const scheme = localStorage.getItem(storageKey)
  localStorage.clear()
  if (scheme) localStorage.setItem(storageKey, scheme)
}
