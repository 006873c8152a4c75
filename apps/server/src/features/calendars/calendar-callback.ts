import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import { consentMs } from '@fledge/domain/calendars/rules.ts'
import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { CommitServices, Services } from '../../platform/services.ts'
import { randomToken, hashToken } from '../../platform/session/tokens.ts'
import type { Account } from './calendar-provider.ts'
import { getCalendarApi } from './connection-access.ts'
import {
  type Consent,
  verifyConsentState,
  type ConsentOwner,
  getPkceVerifier,
} from './consent-state.ts'
import { exchangeCode } from './oauth-client.ts'
import { callProvider, isProviderUnavailable } from './call-provider.ts'
import { ProviderError } from './provider-error.ts'
import * as grantStore from './queries/grant.queries.ts'
import { encryptTokens, type Tokens } from './encrypt-tokens.ts'
import { isCalendarProviderEnabled, getConsentRedirectUrl } from './consent-settings.ts'

const toConsentError = (messageKey: string) => new AppError('CONFLICT', { messageKey })

interface ConsentGrant extends Grant {
  readonly owner: ConsentOwner
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
    if (!sessionId) throw new AppError('UNAUTHENTICATED')
    const owner = { sessionId, userId: actor.userId }
    const consent = verifyConsentState(services.keyRing, owner, query.state, now)
    const isFirst = await services.database.transaction(
      actor,
      async (tx) =>
        (await tx.run(grantStore.markStateUsed, { nonce: consent.nonce, now: now.toISOString() })) >
        0,
    )
    if (!isFirst) throw toConsentError('calendars.refused.used')
    authorize(
      calendarCan.connect(
        actor,
        await isCalendarProviderEnabled(db, services.env, consent.provider, actor.userId),
      ),
    )
    if (query.error || !query.code)
      throw toConsentError(
        query.error === 'access_denied' ? 'calendars.refused.denied' : 'calendars.refused.code',
      )
    const grant = await requestGrant(services, owner, consent, query, now)
    return { ...grant, owner, provider: consent.provider }
  },

  async commit({ db, services }, { owner, provider, tokens, account }) {
    const token = await insertGrant(db, services, owner, provider, { tokens, account })
    return { token, calendar_provider: provider, account: account.name }
  },
})

/** @returns the single-use token that redeems the grant */
async function insertGrant(
  tx: Tx,
  { keyRing }: CommitServices,
  owner: ConsentOwner,
  provider: CalendarProvider,
  { tokens, account }: Grant,
): Promise<string> {
  const token = randomToken()
  await tx.run(grantStore.insertGrant, {
    token_hash: hashToken(token),
    session_id: owner.sessionId,
    user_id: owner.userId,
    provider,
    tokens: encryptTokens(keyRing, owner.userId, provider, tokens),
    account: account.name,
    calendars: JSON.stringify(account.calendars),
    now: tx.now.toISOString(),
    expires_at: new Date(tx.now.getTime() + consentMs).toISOString(),
  })
  return token
}

interface Grant {
  readonly tokens: Tokens
  readonly account: Account
}
/** @param refusedKey message if the provider refuses the request */
function toGrantError(error: unknown, refusedKey: string): unknown {
  if (!(error instanceof ProviderError)) return error
  if (isProviderUnavailable(error) || error.kind === 'WAIT')
    return toConsentError('calendars.refused.away')
  if (error.kind === 'TOO_FEW_SCOPES') return toConsentError('calendars.refused.scopes')
  return toConsentError(error.kind === 'REFUSED' ? refusedKey : 'calendars.refused.code')
}

/** @throws CONFLICT with the reason why there is no access to the account */
async function requestGrant(
  services: Services,
  owner: ConsentOwner,
  { provider, nonce }: Consent,
  query: { state: string; code?: string | undefined; iss?: string | undefined },
  now: Date,
): Promise<Grant> {
  const redirect = getConsentRedirectUrl(services.env)
  const url = new URL(redirect)
  url.search = new URLSearchParams({
    code: query.code ?? '',
    state: query.state,
    ...(query.iss ? { iss: query.iss } : {}),
  }).toString()
  const verifier = getPkceVerifier(services.keyRing, owner, nonce)
  const request = { state: query.state, verifier, redirect }
  const tokens = await exchangeCode(services, provider, url, request, now).catch(
    (error: unknown) => {
      throw toGrantError(error, 'calendars.refused.code')
    },
  )
  const account = await callProvider(services.outbound, provider, (signal) =>
    getCalendarApi(services.env, provider).account({ token: tokens.access, signal }),
  ).catch((error: unknown) => {
    throw toGrantError(error, 'calendars.refused.scopes')
  })
  if (account.calendars.length === 0) throw toConsentError('calendars.refused.noCalendar')
  return { tokens, account }
}
