import { useIsHydrated } from '@fledge/ui/use-is-hydrated.ts'

// The batch of the landing page that the visitor came from, stored in this browser until their
// account has joined it.
const key = 'fledge.batch'

/** Stores the batch's code until sign-up has mapped it. */
export function storePendingBatch(code: string): void {
  localStorage.setItem(key, code)
}

/** Returns the stored code; null if there is none, and in a rendered page. */
export const usePendingBatch = (): string | null => (useIsHydrated() ? getPendingBatch() : null)

/** Returns the stored code, or null. */
export function getPendingBatch(): string | null {
  return localStorage.getItem(key)
}

export function deletePendingBatch(): void {
  localStorage.removeItem(key)
}
