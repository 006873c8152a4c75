import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether a component runs in a browser that has taken over its page: false on the server and in
 * the first render of a page that the server rendered, which has to be the same. For what only the
 * browser knows, such as its storage. Use it in small components: they are rendered again at once
 * when the page is taken over.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
