import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { clearStorageExceptColors } from '@fledge/ui/theme/color-scheme.ts'
import { hashKey, QueryObserver } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, shouldShowUserError } from '../http/api-error.ts'
import { client, type FactorProblem, onFactorProblem, onUnauthorized } from '../http/client.ts'
import { setPageView } from '../http/page-view.ts'
import { getDeviceZone, getRenderedZone, setDisplayZone } from '../time/clock.ts'
import { askToSignInAgain, isCheckingSession } from './sign-in-again.ts'
import { clearInterfaceState, showSnackbar, showToast } from './toasts.ts'
import { apiQueryKey, queryClient } from '../query/query.ts'
import { t } from '../i18n/use-texts.ts'

export type { SessionUser }

/** Cache key of the signed-in user. */
export const sessionKey = apiQueryKey('sessions', 'checkToken')

// Whether this browser was signed in when last used. Public pages only fetch the session in that
// case, so that anonymous visits cause no 401.
const signedInKey = 'fledge-signed-in'

// During the build there is no browser, and no signed-in user.
/** Whether someone was signed in on this device when it last knew. */
export const wasSignedIn = (): boolean =>
  typeof localStorage !== 'undefined' && localStorage.getItem(signedInKey) !== null

// The user who was signed in last on this page. Never set on the server, which renders for many.
let lastUser: SessionUser | null = null

const findUserElement = () => document.getElementById('visitor')

/** Returns the signed-in user embedded in the page; only once, because it is soon out of date. */
function takeEmbeddedUser(): SessionUser | null {
  const element = findUserElement()
  element?.remove()
  // The server embedded the response of check-token, validated by its schema.
  return element ? (JSON.parse(element.textContent) as SessionUser) : null
}

/** Whether a response says that no one is signed in, or only with the first of two steps. */
const isSignedOut = ({ status, code }: ApiError): boolean =>
  status === 401 || code === 'SECOND_FACTOR_REQUIRED'

/** Another tab of this browser may begin or end a view of someone else's account. */
async function loadSession(): Promise<SessionUser | null> {
  try {
    const user = takeEmbeddedUser() ?? (await client.sessions.checkToken()).payload
    if (lastUser && lastUser.view?.view_id !== user.view?.view_id) window.location.reload()
    lastUser = user
    setPageView(user.view?.view_id ?? null)
    localStorage.setItem(signedInKey, '1')
    setDisplayZone(user.time_zone)
    return user
  } catch (error) {
    if (error instanceof ApiError && isSignedOut(error)) return null
    const isEndOfView = error instanceof ApiError && error.code === 'VIEW_ENDED'
    if (shouldShowUserError(error) && !isEndOfView) showToast(t('platform.userLoadFailed'))
    throw error
  }
}

/**
 * Returns the signed-in user or null, fetched at most once a minute. @param mustAsk the page
 * requires a session, so it is fetched even if the user seems anonymous
 */
export async function readSession(mustAsk: boolean): Promise<SessionUser | null> {
  const known = queryClient.getQueryData<SessionUser | null>(sessionKey)
  // On the server, which renders without a document, it is always known.
  const isAnonymous = known === null || (known === undefined && !findUserElement())
  if (!mustAsk && !wasSignedIn() && isAnonymous) return null
  return queryClient.ensureQueryData({
    queryKey: sessionKey,
    queryFn: loadSession,
    revalidateIfStale: true,
  })
}

/**
 * Starts a session after sign-in. The response contains the user, so no second request is needed.
 * Deletes the drafts of other users on this device.
 */
export function startSession(user: SessionUser): void {
  queryClient.clear()
  lastUser = user
  setPageView(user.view?.view_id ?? null)
  localStorage.setItem(signedInKey, '1')
  setDisplayZone(user.time_zone)
  queryClient.setQueryData(sessionKey, user)
  void import('../forms/drafts.ts').then(({ deleteLocalDrafts }) =>
    deleteLocalDrafts(user.user_id ?? user.email),
  )
}

/**
 * Refetches the session after a change that affects the guards (a step of onboarding, the batch).
 */
export async function renewSession(): Promise<SessionUser | null> {
  return queryClient.fetchQuery({ queryKey: sessionKey, queryFn: loadSession, staleTime: 0 })
}

/** Sets the user of the page that the server renders next; null for anonymous visitors. */
export function setRenderedUser(user: SessionUser | null): void {
  setDisplayZone(user?.time_zone ?? getRenderedZone() ?? 'UTC')
  queryClient.setQueryData(sessionKey, user)
}

const sessionOptions = {
  queryKey: sessionKey,
  queryFn: loadSession,
  staleTime: 60_000,
  enabled: () => wasSignedIn(),
}
const sessionHash = hashKey(sessionKey)
const sessionListeners = new Set<() => void>()

/** Keeps the session up to date while it is shown, and tells its readers when it has changed. */
function observeSession(): () => void {
  const observer = new QueryObserver(queryClient, sessionOptions)
  const stopObserving = observer.subscribe(() => {})
  const stopListening = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== sessionHash) return
    // After the cache has been cleared, the session is another query.
    if (type === 'added') observer.setOptions(sessionOptions)
    for (const listener of sessionListeners) listener()
  })
  return () => {
    stopListening()
    stopObserving()
  }
}

let stopObservingSession: (() => void) | undefined

function subscribeToSession(listener: () => void): () => void {
  sessionListeners.add(listener)
  stopObservingSession ??= observeSession()
  return () => {
    sessionListeners.delete(listener)
    if (sessionListeners.size > 0) return
    stopObservingSession?.()
    stopObservingSession = undefined
  }
}

const getSession = (): SessionUser | null =>
  queryClient.getQueryCache().get<SessionUser | null>(sessionHash)?.state.data ?? null

/**
 * Returns the session; null while unknown or anonymous. Its readers share one subscription: there
 * are dozens on a page, as each time that is shown needs the reader's zone.
 */
export const useSession = (): SessionUser | null =>
  useSyncExternalStore(subscribeToSession, getSession, getSession)

/** For screens behind a guard, which render only with a user. */
export function useUser(): SessionUser {
  // An ended session leads to sign-in; a screen that is still shown, or whose code has only just
  // come, is rendered with the last user until then.
  const user = useSession() ?? lastUser
  if (!user) throw new ApiError(401, 'UNAUTHENTICATED', 'Your session has ended. Sign in again.')
  return user
}

const subscribeToNothing = () => () => {}
const getServerZone = () => getRenderedZone() ?? 'UTC'

/**
 * Returns the reader's zone: the account's, otherwise the device's, which the server knows from a
 * cookie at best.
 */
export function useZone(): string {
  const accountZone = useSession()?.time_zone
  // Whatever changes after the first render of a page from the server is rendered again at once, so
  // the device is asked only if it matters.
  const deviceZone = useSyncExternalStore(
    subscribeToNothing,
    accountZone ? getServerZone : getDeviceZone,
    getServerZone,
  )
  return accountZone ?? deviceZone
}

/**
 * Returns whether the reader's zone is known. While it is not, on the server's page for a first
 * visit, show dates without times.
 */
export function useIsZoneKnown(): boolean {
  const accountZone = useSession()?.time_zone
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => Boolean(accountZone) || getRenderedZone() !== null,
  )
}

/** Whether the signed-in user's account has a zone. */
export const hasAccountZone = (): boolean => Boolean(getSession()?.time_zone)

function clearSessionState(): void {
  setDisplayZone(null)
  setPageView(null)
  queryClient.clear()
  queryClient.setQueryData(sessionKey, null)
  clearStorage()
  clearInterfaceState()
}

function clearStorage(): void {
  clearStorageExceptColors()
  sessionStorage.clear()
}

/**
 * Handles every 401: clears the session, local storage, token state and popup and opens the sign-in
 * page (seed 000 §8). Drafts stay; they are in IndexedDB, by user. The programme team, whose sessions
 * end every day, is asked to sign in again first, so that they lose nothing.
 */
export function handleUnauthorized(goToSignIn: () => void): void {
  const isSignedIn = () => Boolean(queryClient.getQueryData(sessionKey))
  onUnauthorized(async (call) => {
    if (isCheckingSession() && call === 'checkToken') return false
    const isOperator = queryClient.getQueryData<SessionUser | null>(sessionKey)?.type === 'O'
    if (isOperator && call !== 'logout' && (await askToSignInAgain())) return true
    // Other requests in flight get the same response; the ended session has been handled already.
    if (!isSignedIn()) {
      if (call === 'checkToken') detectEndedSession()
      else clearStorage()
      return false
    }
    clearSessionState()
    goToSignIn()
    showSessionEnded()
    return false
  })
}

/**
 * Handles what a request lacks of the second factor: another device has set it up, so that this
 * session has to enter a code, the time to set it up is over, or an act needs a fresh code.
 * @param leave opens the page where it can be solved
 */
export function handleFactorProblems(
  leave: (problem: Exclude<FactorProblem, 'SECOND_FACTOR_STALE'>) => void,
): void {
  onFactorProblem(async (problem) => {
    if (problem === 'SECOND_FACTOR_STALE') return askForCode()
    // The second step of the other tab's sign-in is missing.
    if (isCheckingSession()) return false
    // While the session itself is loaded, the guards lead to the right page.
    if (!queryClient.getQueryData(sessionKey)) return false
    if (problem === 'SECOND_FACTOR_REQUIRED') clearSessionState()
    leave(problem)
    return false
  })
}

let askForCode: () => Promise<boolean> = async () => false

/**
 * Sets what asks for a code before a sensitive act.
 * @param ask returns whether one was entered
 * @returns takes it back
 */
export function onCodeNeeded(ask: () => Promise<boolean>): () => void {
  askForCode = ask
  return () => {
    askForCode = async () => false
  }
}

const showSessionEnded = () =>
  showSnackbar({
    severity: 'info',
    title: t('platform.signedOut'),
    message: t('platform.sessionEnded'),
  })

let hasSessionEnded = false

function detectEndedSession(): void {
  // A first visit is not an ended session; a browser that was signed in before is.
  hasSessionEnded = localStorage.getItem(signedInKey) !== null
  localStorage.removeItem(signedInKey)
}

/** Shows once why a returning user was redirected to sign-in after their session ended. */
export function notifyIfSessionExpired(): void {
  if (hasSessionEnded) showSessionEnded()
  hasSessionEnded = false
}

/** Signs out: ends the server's session and deletes local data and this user's drafts. */
export async function signOut(): Promise<void> {
  await client.sessions.logout().catch(() => null)
  const { deleteLocalDrafts } = await import('../forms/drafts.ts')
  await deleteLocalDrafts()
  clearSessionState()
}
