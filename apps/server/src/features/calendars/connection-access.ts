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

// Token refreshes in progress, by connection and token version: concurrent callers share one
// refresh.
const pendingRefreshes = new Map<string, Promise<Tokens>>()

async function refreshConnectionTokens(
  services: Services,
  row: ConnectionTokensRow,
  tokens: Tokens,
): Promise<Tokens> {
  const key = `${row.connection_id} ${row.tokens_version}`
  const pending = pendingRefreshes.get(key)
  if (pending) return pending
  const work = (async () => {
    const fresh = await refreshTokens(services, row.provider, tokens, services.clock.now())
    await services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(store.saveTokens, {
        connection_id: row.connection_id,
        tokens_version: row.tokens_version,
        tokens: encryptTokens(services.signer, row.user_id, row.provider, fresh),
      }),
    )
    return fresh
  })()
  pendingRefreshes.set(key, work)
  try {
    return await work
  } finally {
    pendingRefreshes.delete(key)
  }
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
  const saved =
    row.tokens === null
      ? null
      : decryptTokens(services.signer, row.user_id, row.provider, row.tokens)
  // Encrypted with another secret: only reconnecting helps.
  if (!saved) throw new ProviderError('ENDED', 'tokens do not open')
  const api = getCalendarApi(services.env, row.provider)
  const call = (tokens: Tokens) =>
    callProvider(services.outbound, row.provider, (timeoutSignal) =>
      act(api, { token: tokens.access, signal: AbortSignal.any([signal, timeoutSignal]) }),
    )
  if (Date.parse(saved.expiresAt) - services.clock.now().getTime() < minuteMs)
    return call(await refreshConnectionTokens(services, row, saved))
  try {
    return await call(saved)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'ENDED') throw error
    return call(await refreshConnectionTokens(services, row, saved))
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
