import { useSyncExternalStore } from 'react'

/** Global interface state (seed 000 §2): a popup, a toast list, a snackbar. */
export interface SnackbarMessage {
  readonly severity: 'error' | 'warning' | 'info' | 'success'
  readonly title: string
  readonly message: string
}
export interface ToastMessage {
  readonly id: number
  readonly text: string
  readonly isFailure: boolean
  readonly action?: {
    readonly label: string
    readonly act: () => void
    /** What it undoes, if that can be undone elsewhere, too. */
    readonly undoes?: string
  }
}
export interface Popup {
  readonly mode: string
  readonly name: string
  readonly metaData: Readonly<Record<string, unknown>>
}
interface InterfaceState {
  readonly toasts: readonly ToastMessage[]
  readonly snackbar: SnackbarMessage | null
  readonly popup: Popup | null
}

const emptyState: InterfaceState = { toasts: [], snackbar: null, popup: null }
let interfaceState: InterfaceState = emptyState
let nextToastId = 1
const listeners = new Set<() => void>()

function updateInterfaceState(part: Partial<InterfaceState>): void {
  interfaceState = { ...interfaceState, ...part }
  for (const listener of listeners) listener()
}

/** Shows a dark toast at the bottom for 6 s, for example "Shortlisted for …" with Undo. */
export const showToast = (text: string, action?: ToastMessage['action']): void =>
  addToast({ text, isFailure: false, ...(action ? { action } : {}) })

/** Shows a toast about something that failed, and offers what can be done about it. */
export const showFailureToast = (text: string, action?: ToastMessage['action']): void =>
  addToast({ text, isFailure: true, ...(action ? { action } : {}) })

/** Whether a toast says what is nowhere else: a failure, or an action that only it offers. */
const isOnlyPlace = ({ isFailure, action }: ToastMessage): boolean =>
  isFailure || (action !== undefined && action.undoes === undefined)

/** A new toast takes the place of earlier confirmations, which would cover the page for nothing. */
function addToast(message: Omit<ToastMessage, 'id'>): void {
  const toast: ToastMessage = { id: nextToastId++, ...message }
  updateInterfaceState({ toasts: [...interfaceState.toasts.filter(isOnlyPlace).slice(-2), toast] })
  setTimeout(() => hideToast(toast.id), toast.action ? 9000 : 6000)
}
export const hideToast = (id: number) =>
  updateInterfaceState({ toasts: interfaceState.toasts.filter((toast) => toast.id !== id) })
/** Hides the toast that offers to undo what has just been undone. */
export const hideUndoToast = (undone: string) =>
  updateInterfaceState({
    toasts: interfaceState.toasts.filter(({ action }) => action?.undoes !== undone),
  })
export const showSnackbar = (snackbar: SnackbarMessage) => updateInterfaceState({ snackbar })
export const hideSnackbar = () => updateInterfaceState({ snackbar: null })
/** The popup is part of the seed's interface state. @public */
export const openPopup = (popup: Popup) => updateInterfaceState({ popup })
/** @public */
export const closePopup = () => updateInterfaceState({ popup: null })
export const clearInterfaceState = () => updateInterfaceState(emptyState)

/** Returns the interface state, for the layout that renders it and for a screen's own popup. */
export function useToasts(): InterfaceState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => interfaceState,
    () => emptyState,
  )
}
