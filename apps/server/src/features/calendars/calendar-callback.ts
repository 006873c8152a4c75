import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { consentMs } from '@fledge/domain/calendars/rules.ts'
import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { type Refusal, refuse, toRefusal } from '../../platform/http/refusal.ts'
import type { CommitServices, Services } from '../../platform/services.ts'
import { randomToken, hashToken } from '../../platform/session/signer.ts'
import type { Account } from './calendar-provider.ts'
import { getCalendarApi } from './connection-access.ts'
import {
  type Consent,
  verifyConsentState,
  type ConsentOwner,
  getPkceVerifier,
} from './consent-state.ts'
import { exchangeCode } from './oauth-client.ts'
import { callProvider } from './call-provider.ts'
import { ProviderFailure } from './provider-failure.ts'
import * as grantStore from './grant-store.ts'
import { encryptTokens, type Tokens } from './encrypt-tokens.ts'
import { isCalendarProviderEnabled, getConsentRedirectUrl } from './consent-settings.ts'

const toConsentError = (because: string): Refusal => refuse('CONFLICT', { messageKey: because })

interface ConsentGrant extends Grant {
  readonly of: ConsentOwner
  readonly provider: CalendarProvider
}

/**
 * Handles the redirect back from the provider. Its state counts as used even if the provider
 * reports an error or sends no code.
 */
export const calendarCallback = defineTwoPartHandler<
  typeof calendarEndpoints.calendarCallback,
  ConsentGrant
>({
  async prepare({ actor, db, query, services, sessionId, now }) {
    if (!sessionId) return refuse('UNAUTHENTICATED')
    const of = { sessionId, userId: actor.userId }
    const consent = verifyConsentState(services.signer, of, query.state, now)
    if (consent === 'foreign')
      return refuse('VALIDATION', { messageKey: 'calendars.refused.state' })
    if (consent === 'late') return refuse('CONFLICT', { messageKey: 'calendars.refused.late' })
    const isFirst = await services.database.transaction(
      actor,
      async (tx) => (await tx.run(grantStore.markStateUsed, consent.nonce, now.toISOString())) > 0,
    )
    if (!isFirst) return refuse('CONFLICT', { messageKey: 'calendars.refused.used' })
    const verdict = calendarCan.connect(
      actor,
      await isCalendarProviderEnabled(db, services.env, consent.provider, actor.userId),
    )
    if (!verdict.allowed) return toRefusal(verdict)
    if (query.error || !query.code)
      return toConsentError(
        query.error === 'access_denied' ? 'calendars.refused.denied' : 'calendars.refused.code',
      )
    const got = await requestGrant(services, of, consent, query, now)
    return 'because' in got
      ? toConsentError(got.because)
      : { ...got, of, provider: consent.provider }
  },

  async commit({ db, services }, { of, provider, tokens, account }) {
    const token = await insertGrant(db, services, of, provider, { tokens, account })
    return { token, calendar_provider: provider, account: account.name }
  },
})

/** @returns the single-use token that redeems the grant */
async function insertGrant(
  tx: Tx,
  { signer }: CommitServices,
  of: ConsentOwner,
  provider: CalendarProvider,
  { tokens, account }: Grant,
): Promise<string> {
  const token = randomToken()
  await tx.run(
    grantStore.insertGrant,
    hashToken(token),
    of.sessionId,
    of.userId,
    provider,
    encryptTokens(signer, of.userId, provider, tokens),
    account.name,
    JSON.stringify(account.calendars),
    tx.now.toISOString(),
    new Date(tx.now.getTime() + consentMs).toISOString(),
  )
  return token
}

interface Grant {
  readonly tokens: Tokens
  readonly account: Account
}
type GrantResult = Grant | { readonly because: string }

const toGrantFailure = (failure: ProviderFailure) => ({
  because:
    (failure.kind === 'AWAY' && !failure.detail.startsWith('4')) || failure.kind === 'WAIT'
      ? 'calendars.refused.away'
      : 'calendars.refused.code',
})

async function requestGrant(
  services: Services,
  of: ConsentOwner,
  { provider, nonce }: Consent,
  query: { state: string; code?: string | undefined; iss?: string | undefined },
  now: Date,
): Promise<GrantResult> {
  const back = new URL(getConsentRedirectUrl(services.env))
  back.search = new URLSearchParams({
    code: query.code ?? '',
    state: query.state,
    ...(query.iss ? { iss: query.iss } : {}),
  }).toString()
  const tokens = await exchangeCode(
    services,
    provider,
    back,
    {
      state: query.state,
      verifier: getPkceVerifier(services.signer, of, nonce),
      redirect: getConsentRedirectUrl(services.env),
    },
    now,
  )
  if (tokens === 'scopes') return { because: 'calendars.refused.scopes' }
  if (tokens instanceof ProviderFailure) return toGrantFailure(tokens)
  const account = await callProvider(services.outbound, provider, (signal) =>
    getCalendarApi(services.env, provider).account({ token: tokens.access, signal }),
  )
  if (account instanceof ProviderFailure)
    return account.kind === 'REFUSED'
      ? { because: 'calendars.refused.scopes' }
      : toGrantFailure(account)
  return account.calendars.length === 0
    ? { because: 'calendars.refused.noCalendar' }
    : { tokens, account }
}
