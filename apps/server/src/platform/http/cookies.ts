import { sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import type { Env } from '../env.ts'

const secure = (env: Env) => env.publicUrl.startsWith('https:')

/** Name of the session cookie. `__Host-` with TLS, so that no sibling domain can set it. */
export const cookieName = (env: Env): string => (secure(env) ? '__Host-fledge' : 'fledge')

/**
 * Cookie that identifies the browser that started a sign-in with a provider, for the duration of
 * the sign-in.
 */
export const attemptCookieName = (env: Env): string =>
  secure(env) ? '__Host-fledge-attempt' : 'fledge-attempt'

export const attemptCookie = (env: Env, value: string, seconds: number): string =>
  markCookie(env, attemptCookieName(env), value, seconds)

/** Cookie that identifies the browser for codes and sign-in; it outlives sessions. */
export const browserCookieName = (env: Env): string =>
  secure(env) ? '__Host-fledge-browser' : 'fledge-browser'

export const browserCookie = (env: Env, value: string, seconds: number): string =>
  markCookie(env, browserCookieName(env), value, seconds)

const markCookie = (env: Env, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure(env) ? '; Secure' : ''}`

/** Reads one cookie from a request's header. */
export function cookieOf(header: string | string[] | undefined, name: string): string | undefined {
  const begin = `${name}=`
  return String(header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(begin))
    ?.slice(begin.length)
}

export const cookieOptions = (env: Env) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure(env),
    maxAge: sessionRule.maxMs / 1000,
  }) as const
