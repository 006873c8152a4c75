import { createContext, use, useSyncExternalStore } from 'react'

// While a modal dialog is open, the browser makes everything outside of it inert and shows it
// below. Whatever has to stay usable must therefore be inside of the uppermost dialog.

/**
 * Element of the surrounding dialog that its lists and menus are rendered into; null until that
 * dialog is in the page, undefined outside of dialogs.
 */
export const OverlayHostContext = createContext<HTMLElement | null | undefined>(undefined)

/** Props of a Mantine component that say where its list or menu is rendered. */
export function usePortalTarget() {
  const target = use(OverlayHostContext)
  return { withinPortal: true, ...(target ? { portalProps: { target } } : {}) }
}

/** Hosts of the open dialogs, bottom first. */
let hosts: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function setHosts(next: readonly HTMLElement[]): void {
  hosts = next
  for (const listener of listeners) listener()
}

/**
 * Adds the host of a dialog that opens.
 * @returns removes it
 */
export function addOverlayHost(host: HTMLElement): () => void {
  setHosts([...hosts, host])
  return () => setHosts(hosts.filter((each) => each !== host))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the host of the uppermost open dialog, or null. */
export const useTopOverlayHost = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => hosts.at(-1) ?? null,
    () => null,
  )
