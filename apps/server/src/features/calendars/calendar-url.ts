import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, toRefusal } from '../../platform/http/refusal.ts'
import { createConsentState, getPkceVerifier } from './consent-state.ts'
import { buildConsentUrl } from './oauth-client.ts'
import { isCalendarProviderEnabled, getConsentRedirectUrl } from './consent-settings.ts'

export const calendarUrl: Handler<typeof calendarEndpoints.calendarUrl> = async ({
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
    await isCalendarProviderEnabled(db, services.env, provider, actor.userId),
  )
  if (!verdict.allowed) return toRefusal(verdict)
  if (!session.id) return refuse('UNAUTHENTICATED')
  const of = { sessionId: session.id, userId: actor.userId }
  const { state, nonce } = createConsentState(services.signer, of, provider, now)
  const url = await buildConsentUrl(services.env, provider, {
    state,
    verifier: getPkceVerifier(services.signer, of, nonce),
    redirect: getConsentRedirectUrl(services.env),
  })
  return url
    ? { url, calendar_provider: provider }
    : refuse('FORBIDDEN', { messageKey: 'refused.calendarNotOffered' })
}
