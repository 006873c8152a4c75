import { client } from '../http/client.ts'

let ask: () => Promise<boolean> = async () => false
let isChecking = false

/** Asks the user to sign in again in another tab. @returns whether they did */
export const askToSignInAgain = (): Promise<boolean> => ask()

/**
 * Sets what asks.
 * @returns takes it back
 */
export function onSignInNeeded(act: () => Promise<boolean>): () => void {
  ask = act
  return () => {
    ask = async () => false
  }
}

/** Whether the session is only being looked at, so that its absence is no news. */
export const isCheckingSession = (): boolean => isChecking

/**
 * Whether this user has signed in again in another tab; for someone else, the page is reloaded.
 */
export async function hasSignedInAgain(userId: string | null): Promise<boolean> {
  isChecking = true
  try {
    const { payload } = await client.sessions.checkToken()
    if (payload.user_id !== userId) window.location.reload()
    return true
  } catch {
    return false
  } finally {
    isChecking = false
  }
}
