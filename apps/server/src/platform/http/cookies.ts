import type { FastifyReply } from 'fastify'
import { isLogPosition, type LogPosition } from '../db/log-position.ts'
import type { Env } from '../env.ts'

const isSecure = (env: Env) => env.publicUrl.startsWith('https:')

/** Name of the session cookie. `__Host-` with TLS, so that no sibling domain can set it. */
export const getSessionCookieName = (env: Env): string =>
  isSecure(env) ? '__Host-fledge' : 'fledge'

/**
 * Cookie that identifies the browser that started a sign-in with a provider, for the duration of
 * the sign-in.
 */
export const getAttemptCookieName = (env: Env): string =>
  isSecure(env) ? '__Host-fledge-attempt' : 'fledge-attempt'

export const buildAttemptCookie = (env: Env, value: string, seconds: number): string =>
  buildCookie(env, getAttemptCookieName(env), value, seconds)

/** Cookie that identifies the browser for codes and sign-in; it outlives sessions. */
export const getBrowserCookieName = (env: Env): string =>
  isSecure(env) ? '__Host-fledge-browser' : 'fledge-browser'

export const buildBrowserCookie = (env: Env, value: string, seconds: number): string =>
  buildCookie(env, getBrowserCookieName(env), value, seconds)

/** Cookie with the position of the browser's last change in the log, so that reads contain it. */
const getPositionCookieName = (env: Env): string =>
  isSecure(env) ? '__Host-fledge-position' : 'fledge-position'

export const isPositionCookie = (name: string): boolean => name.endsWith('fledge-position')

/** A usable replica has every change by then (`maxLagMs`). */
const positionSeconds = 60

/** Has the browser's next reads contain everything up to a position; null for no replica. */
export function setPosition(reply: FastifyReply, env: Env, position: LogPosition | null): void {
  if (position === null) return
  const cookie = buildCookie(env, getPositionCookieName(env), position, positionSeconds)
  void reply.header('set-cookie', cookie)
}

/** Reads the position of a request; null for none, or for what is none. */
export function readPosition(env: Env, header: string | undefined): LogPosition | null {
  const value = readCookie(header, getPositionCookieName(env)) ?? ''
  return isLogPosition(value) ? value : null
}

/** Cookie that says that the browser's requests belong to a view of someone else's account. */
export const getViewCookieName = (env: Env): string =>
  isSecure(env) ? '__Host-fledge-view' : 'fledge-view'

/** @param seconds 0 removes it */
export const buildViewCookie = (env: Env, viewId: string, seconds: number): string =>
  buildCookie(env, getViewCookieName(env), viewId, seconds)

const buildCookie = (env: Env, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(env) ? '; Secure' : ''}`

/** Reads one cookie from a request's header. */
export function readCookie(
  header: string | string[] | undefined,
  name: string,
): string | undefined {
  const begin = `${name}=`
  return String(header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(begin))
    ?.slice(begin.length)
}

export const getCookieOptions = (env: Env) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(env),
  }) as const
