import { useSyncExternalStore } from 'react'

/** Up to here it is a phone (seed 000 §9). */
const narrow = '(max-width: 37.5em)'

function listen(tell: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the screen is as narrow as a phone's, now and when it turns. Of our own: a library's hook brings the library to a page that only asks this. */
export const usePhone = (): boolean =>
  useSyncExternalStore(listen, () => window.matchMedia(narrow).matches)
