import type { calendarCalls } from '@fledge/contract/calendars/calls.ts'
import { pages } from '@fledge/contract/pages.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { consentMs } from '@fledge/domain/calendars/rules.ts'
import {
  type CalendarProvider,
  calendarFlags,
  calendarProviders,
} from '@fledge/domain/calendars/words.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type Refusal, refuse, refused } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { randomToken, tokenHash } from '../../platform/session/signer.ts'
import { say } from '../../platform/texts.ts'
import { isFeatureOn } from '../flags/public.ts'
import type { Account } from './calendar-provider.ts'
import { apiOf } from './connection-access.ts'
import { type Consent, consentOf, type ConsentOf, stateOf, verifierOf } from './consent-state.ts'
import { consentUrl, exchangeCode } from './oauth-client.ts'
import { ProviderFailure } from './provider-failure.ts'
import * as grantStore from './grant-store.ts'
import * as store from './store.ts'
import { sealTokens, type Tokens } from './token-box.ts'

type Calls = typeof calendarCalls

const redirectOf = (env: Env) => `${env.publicUrl}${pages.company.outlook}`

/** Configured here, and switched on for this person. */
export const isOffered = (
  db: Db,
  env: Env,
  provider: CalendarProvider,
  userId: string,
): Promise<boolean> => isFeatureOn(db, env, calendarFlags[provider], userId)

export const listProviders: Handler<Calls['listProviders']> = async ({ actor, db, services }) => {
  const [on, rows] = [
    await Promise.all(
      calendarProviders.map((one) => isOffered(db, services.env, one, actor.userId)),
    ),
    await db.many(store.ownConnections, actor.company, actor.userId),
  ]
  return calendarProviders
    .filter((_, index) => on[index])
    .map((one) => ({
      calendar_provider: one,
      name: say(`calendars.provider.${one}`),
      is_connected: rows.some((row) => row.provider === one),
    }))
}

export const calendarUrl: Handler<Calls['calendarUrl']> = async ({
  actor,
  db,
  query,
  services,
  session,
  now,
}) => {
  const provider = query.provider ?? 'GOOGLE'
  const verdict = calendarCan.connect(
    actor,
    await isOffered(db, services.env, provider, actor.userId),
  )
  if (!verdict.yes) return refused(verdict)
  if (!session.id) return refuse('UNAUTHENTICATED')
  const of = { sessionId: session.id, userId: actor.userId }
  const { state, nonce } = stateOf(services.signer, of, provider, now)
  const url = await consentUrl(services.env, provider, {
    state,
    verifier: verifierOf(services.signer, of, nonce),
    redirect: redirectOf(services.env),
  })
  return url
    ? { url, calendar_provider: provider }
    : refuse('FORBIDDEN', { because: 'refused.calendarNotOffered' })
}

/** Kept, so that the state counts as used also where the provider says no. */
const ended = (because: string): Refusal => refuse('CONFLICT', { because, kept: true })

export const calendarCallback: Handler<Calls['calendarCallback']> = async ({
  actor,
  db,
  query,
  services,
  session,
  now,
}) => {
  if (!session.id) return refuse('UNAUTHENTICATED')
  const of = { sessionId: session.id, userId: actor.userId }
  const consent = consentOf(services.signer, of, query.state, now)
  if (consent === 'foreign') return refuse('VALIDATION', { because: 'calendars.refused.state' })
  if (consent === 'late') return refuse('CONFLICT', { because: 'calendars.refused.late' })
  if ((await db.run(grantStore.useState, consent.nonce, now.toISOString())) === 0)
    return refuse('CONFLICT', { because: 'calendars.refused.used' })
  const verdict = calendarCan.connect(
    actor,
    await isOffered(db, services.env, consent.provider, actor.userId),
  )
  if (!verdict.yes) return refused(verdict)
  if (query.error || !query.code)
    return ended(
      query.error === 'access_denied' ? 'calendars.refused.denied' : 'calendars.refused.code',
    )
  const got = await inTurn(() => granted(services, of, consent, query, now))
  if (got === null) return ended('calendars.refused.away')
  if ('because' in got) return ended(got.because)
  const token = await insertGrant(db, services, of, consent.provider, got)
  return { token, calendar_provider: consent.provider, account: got.account.name }
}

/** @returns the token that takes the grant, once */
async function insertGrant(
  tx: Tx,
  { signer }: Services,
  of: ConsentOf,
  provider: CalendarProvider,
  { tokens, account }: { readonly tokens: Tokens; readonly account: Account },
): Promise<string> {
  const token = randomToken()
  await tx.run(
    grantStore.insertGrant,
    tokenHash(token),
    of.sessionId,
    of.userId,
    provider,
    sealTokens(signer, of.userId, provider, tokens),
    account.name,
    JSON.stringify(account.calendars),
    tx.now.toISOString(),
    new Date(tx.now.getTime() + consentMs).toISOString(),
  )
  return token
}

// A changing call holds a connection of the pool: a provider that hangs may hold three of them, for some seconds, and no more.
let exchanging = 0
async function inTurn<T>(act: () => Promise<T>): Promise<T | null> {
  if (exchanging >= 3) return null
  exchanging += 1
  try {
    return await act()
  } finally {
    exchanging -= 1
  }
}

type Granted = { readonly tokens: Tokens; readonly account: Account } | { readonly because: string }
const because = (failure: ProviderFailure) => ({
  because:
    (failure.kind === 'AWAY' && !failure.says.startsWith('4')) || failure.kind === 'WAIT'
      ? 'calendars.refused.away'
      : 'calendars.refused.code',
})

async function granted(
  services: Services,
  of: ConsentOf,
  { provider, nonce }: Consent,
  query: { state: string; code?: string | undefined; iss?: string | undefined },
  now: Date,
): Promise<Granted> {
  const back = new URL(redirectOf(services.env))
  back.search = new URLSearchParams({
    code: query.code ?? '',
    state: query.state,
    ...(query.iss ? { iss: query.iss } : {}),
  }).toString()
  const tokens = await exchangeCode(
    services.env,
    provider,
    back,
    {
      state: query.state,
      verifier: verifierOf(services.signer, of, nonce),
      redirect: redirectOf(services.env),
    },
    now,
  )
  if (tokens === 'scopes') return { because: 'calendars.refused.scopes' }
  if (tokens instanceof ProviderFailure) return because(tokens)
  const account = await apiOf(services.env, provider).account({
    token: tokens.access,
    signal: AbortSignal.timeout(4000),
  })
  if (account instanceof ProviderFailure)
    return account.kind === 'REFUSED' ? { because: 'calendars.refused.scopes' } : because(account)
  return account.calendars.length === 0
    ? { because: 'calendars.refused.noCalendar' }
    : { tokens, account }
}
