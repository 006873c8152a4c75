// The batch that somebody came for, from its landing page until their account is in it. A convenience of this browser only.
const key = 'fledge.batch'

/** Remembers the batch's code until sign-up has mapped it. */
export function keepBatch(code: string): void {
  localStorage.setItem(key, code)
}

/** The code that was kept, or null. */
export function keptBatch(): string | null {
  return localStorage.getItem(key)
}

export function dropBatch(): void {
  localStorage.removeItem(key)
}
