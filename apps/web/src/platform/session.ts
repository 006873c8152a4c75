import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { canonicalZone } from '@fledge/kernel/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, isWorthSaying } from './api-error.ts'
import { client, onUnauthorized } from './client.ts'
import { setDisplayZone } from './clock.ts'
import { clearNotes, showSnackbar, showToast } from './toasts.ts'
import { apiQueryKey, queryClient } from './query.ts'
import { t } from './use-texts.ts'

export type { SessionUser }

const key = apiQueryKey('sessions', 'checkToken')

// Whether this browser was signed in when last seen. Public pages only ask the server then: a stranger's visit makes no refused call.
const hint = 'fledge-signed-in'

// Where the build draws a page there is no browser, and nobody signed in.
const isKnownHere = () => typeof localStorage !== 'undefined' && localStorage.getItem(hint) !== null

const carrier = () => document.getElementById('visitor')

/** Who the page itself says its visitor is; once, since it is soon out of date. */
function carried(): SessionUser | null {
  const element = carrier()
  element?.remove()
  // The server put in what check-token answers, by that call's schema.
  return element ? (JSON.parse(element.textContent) as SessionUser) : null
}

async function read(): Promise<SessionUser | null> {
  try {
    const user = carried() ?? (await client.sessions.checkToken()).payload
    localStorage.setItem(hint, '1')
    setDisplayZone(user.time_zone)
    return user
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (isWorthSaying(error)) showToast(t('platform.userLoadFailed'))
    throw error
  }
}

/** The signed-in user, or null; asked once a minute at most. @param mustAsk the page is for members: asks also where nobody seems to be signed in */
export async function readSession(mustAsk: boolean): Promise<SessionUser | null> {
  if (!mustAsk && !isKnownHere() && !queryClient.getQueryData(key) && !carrier()) return null
  return queryClient.ensureQueryData({ queryKey: key, queryFn: read, revalidateIfStale: true })
}

/** After a sign-in: the answer is the user, no second question. What others had typed on this device goes. */
export function startSession(user: SessionUser): void {
  queryClient.clear()
  localStorage.setItem(hint, '1')
  setDisplayZone(user.time_zone)
  queryClient.setQueryData(key, user)
  void import('./drafts.ts').then(({ forgetDrafts }) => forgetDrafts(user.user_id ?? user.email))
}

/** Asks anew, after something changed what the guards look at (a step of onboarding, the batch). */
export async function renewSession(): Promise<SessionUser | null> {
  return queryClient.fetchQuery({ queryKey: key, queryFn: read, staleTime: 0 })
}

/** The session as a query, for the layouts; null while unknown or anonymous. */
export function useSession(): SessionUser | null {
  return (
    useQuery({ queryKey: key, queryFn: read, staleTime: 60_000, enabled: isKnownHere() }).data ??
    null
  )
}

/** For screens behind a guard, which only render with a user. */
export function useUser(): SessionUser {
  const session = useSession()
  const last = useRef(session)
  if (session) last.current = session
  // A session that ends leads to sign-in; what is on its way out is drawn once more, for whom it was.
  const user = session ?? last.current
  if (!user) throw new ApiError(401, 'UNAUTHENTICATED', 'Your session has ended. Sign in again.')
  return user
}

/** The reader's zone: the account's, else the device's. */
export function useZone(): string {
  return useSession()?.time_zone ?? canonicalZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

function clearLocal(): void {
  setDisplayZone(null)
  queryClient.clear()
  queryClient.setQueryData(key, null)
  clearStorage()
  clearNotes()
}

/** Everything local but the colours, which are the device's. */
function clearStorage(): void {
  const scheme = localStorage.getItem('mantine-color-scheme-value')
  localStorage.clear()
  sessionStorage.clear()
  if (scheme) localStorage.setItem('mantine-color-scheme-value', scheme)
}

/** Any 401: session, local storage, token state and popup go, and the sign-in page opens (seed 000 §8). Drafts stay: they are in IndexedDB, by user. */
export function handleUnauthorized(goToSignIn: () => void): void {
  onUnauthorized((call) => {
    const signedIn = queryClient.getQueryData(key)
    // What else was on its way answers the same: the session is over already, and has been told of.
    if (!signedIn) return call === 'checkToken' ? findLeftovers() : clearStorage()
    clearLocal()
    goToSignIn()
    sayEnded()
  })
}

const sayEnded = () =>
  showSnackbar({
    severity: 'info',
    title: t('platform.signedOut'),
    message: t('platform.sessionEnded'),
  })

let endedMeanwhile = false

function findLeftovers(): void {
  // A first visit is no ended session; one that was here before comes back to its end.
  endedMeanwhile = localStorage.getItem(hint) !== null
  localStorage.removeItem(hint)
}

/** Whoever comes back after their session ended, and is led to sign-in, is told why; once. */
export function notifyIfSessionExpired(): void {
  if (endedMeanwhile) sayEnded()
  endedMeanwhile = false
}

/** Signs out: the server's session, everything local, and this user's drafts. */
export async function signOut(): Promise<void> {
  await client.sessions.logout().catch(() => null)
  const { forgetDrafts } = await import('./drafts.ts')
  await forgetDrafts()
  clearLocal()
}
