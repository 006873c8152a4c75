import { useSyncExternalStore } from 'react'

/** Maximum width of a phone (seed 000 §9). */
const phoneQuery = '(max-width: 37.5em)'

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(phoneQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the screen is as narrow as a phone's, updated when it is rotated. Written here because a
 * library's hook would pull the library into pages that need nothing else from it.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(listen, () => window.matchMedia(phoneQuery).matches)
