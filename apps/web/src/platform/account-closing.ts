const key = 'fledge-account-closing'

export interface AccountClosing {
  /** The day on which the account is deleted. */
  readonly at: string
  readonly side: 'company' | 'intern'
}

/** Keeps what the page after leaving says, in this tab only. Called once the session has ended, which clears what was kept before. */
export function keepAccountClosing(closing: AccountClosing): void {
  sessionStorage.setItem(key, JSON.stringify(closing))
}

/** What this tab has just asked for; null where nothing was. */
export function readAccountClosing(): AccountClosing | null {
  const kept = sessionStorage.getItem(key)
  // Written by the function above, never by anyone else.
  return kept === null ? null : (JSON.parse(kept) as AccountClosing)
}
