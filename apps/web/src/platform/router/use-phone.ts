import { useSyncExternalStore } from 'react'

/** Maximum width of a phone (seed 000 §9). */
const phoneQuery = '(max-width: 37.5em)'

const listeners = new Set<() => void>()
// Kept, because asking the browser makes it calculate the styles of a page that it is still building.
let isNarrow: boolean | undefined

function readWidth(): boolean {
  if (isNarrow === undefined) {
    const query = window.matchMedia(phoneQuery)
    query.addEventListener('change', () => {
      isNarrow = query.matches
      for (const listener of listeners) listener()
    })
    isNarrow = query.matches
  }
  return isNarrow
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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
  useSyncExternalStore(listen, readWidth, () => isRenderedForPhone)
