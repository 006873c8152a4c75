import type { Env } from '../env.ts'
import { longestDays } from '../session/session-store.ts'

const secure = (env: Env) => env.publicUrl.startsWith('https:')

/** `__Host-` where there is TLS, so that no sibling domain can set it. */
export const cookieName = (env: Env): string => (secure(env) ? '__Host-fledge' : 'fledge')

export const cookieOptions = (env: Env) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: secure(env), maxAge: longestDays * 86_400 }) as const
