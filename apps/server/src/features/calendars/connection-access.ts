import { setTimeout as delay } from 'node:timers/promises'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import { calendarEvents } from '@fledge/domain/calendars/events.ts'
import { calendarMachine } from '@fledge/domain/calendars/machine.ts'
import type { BreakReason, CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { Env } from '../../platform/env.ts'
import type { Services } from '../../platform/services.ts'
import type { CalendarAccess, CalendarApi } from './calendar-provider.ts'
import { createGoogleApi } from './google-api.ts'
import { refreshTokens } from './oauth-client.ts'
import { createOutlookApi } from './outlook-api.ts'
import { callProvider } from './call-provider.ts'
import { ProviderError, type ProviderErrorKind } from './provider-error.ts'
import * as store from './queries/calendars.queries.ts'
import { decryptTokens, encryptTokens, type Tokens } from './encrypt-tokens.ts'

export const getCalendarApi = (env: Env, provider: CalendarProvider): CalendarApi =>
  provider === 'GOOGLE'
    ? createGoogleApi(env.GOOGLE_API_URL)
    : createOutlookApi(env.OUTLOOK_API_URL)

/** Errors that break a connection; the others may succeed on a retry. */
const breakReasonByError: Partial<Readonly<Record<ProviderErrorKind, BreakReason>>> = {
  ENDED: 'ACCESS_ENDED',
  REFUSED: 'ACCESS_REFUSED',
  GONE: 'CALENDAR_GONE',
}

type ConnectionTokensRow = Pick<
  store.ConnectionRow,
  'connection_id' | 'user_id' | 'provider' | 'tokens' | 'tokens_version' | 'connected_at'
>

/** How long a lease outlives a server that died; longer than a call to the provider may take. */
const refreshLeaseMs = 10_000
const refreshCheckMs = 50

/**
 * Refreshes a connection's tokens on one of all servers; the others wait for its result, because a
 * provider may accept a refresh token only once.
 * @throws ProviderError
 */
async function refreshConnectionTokens(
  services: Services,
  row: ConnectionTokensRow,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<Tokens> {
  const db = services.database.read()
  const { connection_id, tokens_version } = row
  for (;;) {
    const lease = { connection_id, tokens_version, lease_ms: refreshLeaseMs }
    if ((await db.run(store.leaseRefresh, lease)) === 1)
      return refreshLeasedTokens(services, row, tokens)
    const current = await db.one(store.selectTokens, { connection_id })
    if (current?.tokens_version !== tokens_version)
      return openTokens(services, { ...row, tokens: current?.tokens ?? null })
    if (signal.aborted) throw new ProviderError('AWAY', 'another server refreshes the tokens')
    await delay(refreshCheckMs)
  }
}

async function refreshLeasedTokens(
  services: Services,
  row: ConnectionTokensRow,
  tokens: Tokens,
): Promise<Tokens> {
  const { connection_id, tokens_version } = row
  try {
    const fresh = await refreshTokens(services, row.provider, tokens, services.clock.now())
    await services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(store.saveTokens, {
        connection_id,
        tokens_version,
        tokens: encryptTokens(services.keyRing, row.user_id, row.provider, fresh),
      }),
    )
    return fresh
  } catch (error) {
    // Best effort: the lease ends by itself.
    await services.database
      .read()
      .run(store.releaseRefresh, { connection_id, tokens_version })
      .catch(() => {})
    throw error
  }
}

/**
 * Decrypts the tokens of a connection.
 * @throws ProviderError if there are none, or they are encrypted with another secret: only
 * reconnecting helps
 */
function openTokens(
  { keyRing }: Services,
  { user_id, provider, tokens }: ConnectionTokensRow,
): Tokens {
  const opened = tokens === null ? null : decryptTokens(keyRing, user_id, provider, tokens)
  if (!opened) throw new ProviderError('ENDED', 'tokens do not open')
  return opened
}

/**
 * Runs an operation with a connection's access token. Refreshes it before it expires, and once more
 * after a 401. An error that ends the access breaks the connection; a provider that asks us to wait
 * is not called until then.
 * @throws ProviderError
 */
export async function callWithAccess<T>(
  services: Services,
  row: ConnectionTokensRow,
  signal: AbortSignal,
  act: (api: CalendarApi, access: CalendarAccess) => Promise<T>,
): Promise<T> {
  try {
    return await attemptWithAccess(services, row, signal, act)
  } catch (error) {
    if (error instanceof ProviderError) await saveAccessError(services, row, error)
    throw error
  }
}

async function saveAccessError(
  services: Services,
  row: ConnectionTokensRow,
  { kind, retryDelayMs }: ProviderError,
): Promise<void> {
  const reason = breakReasonByError[kind]
  if (reason) await breakConnection(services, row, reason)
  if (kind === 'WAIT')
    await services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(store.saveConnectionWait, {
        connection_id: row.connection_id,
        wait_until: new Date(tx.now.getTime() + (retryDelayMs ?? minuteMs)).toISOString(),
      }),
    )
}

async function attemptWithAccess<T>(
  services: Services,
  row: ConnectionTokensRow,
  signal: AbortSignal,
  act: (api: CalendarApi, access: CalendarAccess) => Promise<T>,
): Promise<T> {
  const saved = openTokens(services, row)
  const api = getCalendarApi(services.env, row.provider)
  const call = (tokens: Tokens) =>
    callProvider(services.outbound, row.provider, (timeoutSignal) =>
      act(api, { token: tokens.access, signal: AbortSignal.any([signal, timeoutSignal]) }),
    )
  if (Date.parse(saved.expiresAt) - services.clock.now().getTime() < minuteMs)
    return call(await refreshConnectionTokens(services, row, saved, signal))
  try {
    return await call(saved)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'ENDED') throw error
    return call(await refreshConnectionTokens(services, row, saved, signal))
  }
}

/** Breaks a connection once; does nothing if it has been reconnected since. */
export async function breakConnection(
  services: Services,
  row: ConnectionTokensRow,
  reason: BreakReason,
): Promise<void> {
  await services.database.transaction({ kind: 'system' }, async (tx) => {
    const current = await tx.one(store.lockConnection, { connection_id: row.connection_id })
    if (!current || current.connected_at !== row.connected_at) return
    const transition = calendarMachine.transition('break', current.status, 'system')
    if (!isTransition(transition)) return
    await tx.run(store.markConnectionBroken, {
      connection_id: current.connection_id,
      from: transition.from,
      to: transition.to,
      broken_because: reason,
      now: tx.now.toISOString(),
    })
    await tx.recordEvent(calendarEvents.break, {
      transition,
      subject: current.connection_id,
      company: current.company_id,
      reason,
      data: { user_id: current.user_id, provider: current.provider },
    })
  })
}
