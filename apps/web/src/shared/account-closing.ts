import { useIsHydrated } from '@fledge/ui/use-is-hydrated.ts'

const key = 'fledge-account-closing'

export interface AccountClosing {
  /** The day on which the account will be deleted. */
  readonly at: string
  readonly side: 'company' | 'intern'
}

/**
 * Stores, for this tab only, what the page shown after leaving displays. Call it after the session
 * has ended, because ending the session clears the storage.
 */
export function storeAccountClosing(closing: AccountClosing): void {
  sessionStorage.setItem(key, JSON.stringify(closing))
}

/** Returns the closing requested in this tab; null if there is none, and in a rendered page. */
export function useAccountClosing(): AccountClosing | null {
  const stored = useIsHydrated() ? sessionStorage.getItem(key) : null
  // Written by the function above only.
  return stored === null ? null : (JSON.parse(stored) as AccountClosing)
}
