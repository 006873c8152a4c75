import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarCan } from '@fledge/domain/calendars/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import { createConsentState } from './consent-state.ts'
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
  authorize(
    calendarCan.connect(
      actor,
      await isCalendarProviderEnabled(db, services.env, provider, actor.userId),
    ),
  )
  if (!session.id) throw new AppError('UNAUTHENTICATED')
  const owner = { sessionId: session.id, userId: actor.userId }
  const { state, verifier } = createConsentState(services.keyRing, owner, provider, now)
  const url = await buildConsentUrl(services.env, provider, {
    state,
    verifier,
    redirect: getConsentRedirectUrl(services.env),
  })
  return { url, calendar_provider: provider }
}
