import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { guardPage } from '@fledge/domain/sessions/guard-table.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useIsHydrated } from '@fledge/ui/use-is-hydrated.ts'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { getServerTime } from '../../platform/time/clock.ts'
import { apiQueryKey, queryClient } from '../../platform/query/query.ts'
import { startSession } from '../../platform/shell/session.ts'
import {
  removeCode,
  storeNewCode,
  findStoredCode,
  type StoredCode,
  type SentCode,
} from './stored-code.ts'

export interface SignInState {
  /** Null while only the browser knows whether a code was sent. */
  readonly step: 'link' | 'email' | 'code' | null
  /** The sent code; present on the code step. */
  readonly code: StoredCode | null
  /** Sends a code by email and opens the code step. A code sent shortly before remains valid. */
  readonly sendCode: (email: string, redirectTo?: string) => Promise<void>
  readonly resendCode: () => Promise<void>
  readonly verifyCode: (otp: string) => Promise<void>
  /** Exchanges the token of the emailed link once and continues to the code step. */
  readonly followLink: () => Promise<void>
  readonly forgetLink: () => void
  readonly back: () => void
  /** Query parameters to preserve for another sign-in method. */
  readonly preservedParams: Readonly<Record<string, string>>
  /** Called after any sign-in: redirects to the requested page or the user's start page. */
  readonly finish: (user: SessionUser) => void
}

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

const pickUtmParams = (search: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    utmNames.flatMap((name) =>
      typeof search[name] === 'string' ? [[name, search[name].slice(0, 200)]] : [],
    ),
  )

/**
 * Signs in by code. Returns null if the company member was deactivated since the address was
 * checked; a separate page explains it.
 */
async function signInByCode(
  type: UserType,
  body: { readonly otp: string; readonly otp_hash: string },
): Promise<SessionUser | null> {
  try {
    return (await client.sessions.verifyCode({ body })).payload
  } catch (failure) {
    if (type !== 'C' || !(failure instanceof ApiError) || failure.status !== 403) throw failure
    removeCode()
    return null
  }
}

/**
 * State of a sign-in page. The step is part of the URL so that the back button and a reload work.
 */
export function useSignIn(type: UserType): SignInState {
  const [search, change] = useSearchParams()
  const navigate = useNavigate()
  const { code, mailCode, resendCode } = useMailedCode(type)
  const [token, setToken] = useLinkToken()
  const requested = typeof search['redirectTo'] === 'string' ? search['redirectTo'] : undefined
  const finish = useFinish(requested)
  const sendCode = async (email: string, redirectTo = requested) => {
    await mailCode(email)
    // Not part of the router's own table, see platform/router/link.tsx.
    await navigate({ to: '.', search: { ...search, redirectTo, step: 'code' } } as never)
  }
  return {
    step: useStep(token !== null, search['step'] === 'code', code !== null),
    code,
    sendCode,
    finish,
    preservedParams: { ...pickUtmParams(search), ...(requested ? { redirectTo: requested } : {}) },
    resendCode,
    verifyCode: async (otp) => {
      if (!code) return
      const user = await signInByCode(type, {
        otp,
        otp_hash: code.otp_hash,
        ...pickUtmParams(search),
      })
      return user
        ? finish(user)
        : navigate({ href: buildPath(paths.company.accountDeactivated), replace: true })
    },
    followLink: async () => {
      if (!token) return
      const { email, go, user } = (await client.sessions.exchangeToken({ body: { token } })).payload
      if (user) return finish(user, go)
      await sendCode(email, go)
      setToken(null)
    },
    forgetLink: () => setToken(null),
    back: () => change({ step: undefined }),
  }
}

/**
 * Starts the session and redirects.
 * @param requested requested page
 */
function useFinish(requested: string | undefined) {
  const [{ pathname }, navigate] = [useLocation(), useNavigate()]
  return (user: SessionUser, redirectTo = requested) => {
    removeCode()
    if (isPendingUser(user)) {
      showSecondStep(user)
      return
    }
    startSession(user)
    const next = guardPage(user, pathname, redirectTo ?? null)
    void navigate({ href: 'go' in next ? next.go : '/', replace: true })
  }
}

/** Whether the user has to enter a code of the second factor before the session starts. */
export const isPendingUser = (user: SessionUser): boolean => user.second_factor_step === 'CODE'

/** Has the sign-in page ask for a code of the second factor. */
export function showSecondStep({ type }: SessionUser): void {
  queryClient.setQueryData(apiQueryKey('secondFactor', 'getPendingSignIn'), {
    payload: { type },
    count: 0,
    message: '',
  })
}

function useStep(
  hasLink: boolean,
  isCodeRequested: boolean,
  hasCode: boolean,
): SignInState['step'] {
  const isHydrated = useIsHydrated()
  if (hasLink) return 'link'
  if (!isCodeRequested) return 'email'
  if (hasCode) return 'code'
  return isHydrated ? 'email' : null
}

/** Last sent code, stored across reloads. */
function useMailedCode(type: UserType) {
  const isHydrated = useIsHydrated()
  const [stored] = useState(() => findStoredCode(type))
  const [mailed, setCode] = useState<StoredCode | null>(null)
  const code = mailed ?? (isHydrated ? stored : null)
  const keep = (email: string, sent: SentCode, links = false) =>
    setCode(storeNewCode(email, sent, type, links))
  const mailCode = async (email: string) => {
    const isFresh = code?.email === email && code.resendAt > getServerTime()
    if (!isFresh) keep(email, (await client.sessions.createCode({ body: { email, type } })).payload)
  }
  const resendCode = async () => {
    if (code)
      keep(
        code.email,
        (await client.sessions.resendCode({ query: { otp_hash: code.otp_hash } })).payload,
        code.links,
      )
  }
  return { code, mailCode, resendCode }
}

/**
 * Returns the `token` of an emailed link. It is read once, removed from the URL immediately, and
 * sent only when the button is pressed.
 */
function useLinkToken(): readonly [string | null, (token: string | null) => void] {
  const [search, change] = useSearchParams()
  const inAddress =
    typeof search['token'] === 'string' && search['token'] !== '' ? search['token'] : null
  const [token, setToken] = useState(inAddress)
  useEffect(() => {
    if (!inAddress) return
    setToken(inAddress)
    change({ token: undefined })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only for a new token; the setter changes with each render
  }, [inAddress])
  return [token, setToken]
}
