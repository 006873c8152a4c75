import { useSyncExternalStore } from 'react'

/** Global interface state (seed 000 §2): a popup, a toast list, a snackbar. */
export interface Snackbar {
  readonly severity: 'error' | 'warning' | 'info' | 'success'
  readonly title: string
  readonly message: string
}
export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly act: () => void }
}
export interface Popup {
  readonly mode: string
  readonly name: string
  readonly metaData: Readonly<Record<string, unknown>>
}
interface Notes {
  readonly toasts: readonly Toast[]
  readonly snackbar: Snackbar | null
  readonly popup: Popup | null
}

const nothing: Notes = { toasts: [], snackbar: null, popup: null }
let notes: Notes = nothing
let next = 1
const listeners = new Set<() => void>()

function set(part: Partial<Notes>): void {
  notes = { ...notes, ...part }
  for (const listener of listeners) listener()
}

/** Shows a dark toast at the bottom for 6 s, for example "Shortlisted for …" with Undo. */
export function showToast(text: string, action?: Toast['action']): void {
  const toast: Toast = { id: next++, text, ...(action ? { action } : {}) }
  set({ toasts: [...notes.toasts.slice(-2), toast] })
  setTimeout(() => hideToast(toast.id), action ? 9000 : 6000)
}
export const hideToast = (id: number) =>
  set({ toasts: notes.toasts.filter((toast) => toast.id !== id) })
export const showSnackbar = (snackbar: Snackbar) => set({ snackbar })
export const hideSnackbar = () => set({ snackbar: null })
export const openPopup = (popup: Popup) => set({ popup })
export const closePopup = () => set({ popup: null })
export const clearNotes = () => set(nothing)

/** Returns the interface state, for the layout that renders it and for a screen's own popup. */
export function useToasts(): Notes {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => notes,
  )
}
