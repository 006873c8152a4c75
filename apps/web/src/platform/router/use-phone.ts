import { useSyncExternalStore } from 'react'

/** Maximum width of a phone (seed 000 §9). */
const phoneQuery = '(max-width: 37.5em)'

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(phoneQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

let isRenderedForPhone = false

/**
 * Sets whether the server renders, or has rendered, this page for a phone. It only knows what the
 * browser says of itself, so the first render in the browser has to assume the same.
 */
export function setRenderedForPhone(isPhone: boolean): void {
  isRenderedForPhone = isPhone
}

/**
 * Whether the screen is as narrow as a phone's, updated when it is rotated. Written here because a
 * library's hook would pull the library into pages that need nothing else from it.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(phoneQuery).matches,
    () => isRenderedForPhone,
  )
