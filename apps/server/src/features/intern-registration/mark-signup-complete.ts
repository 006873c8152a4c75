import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { openApplication } from '../applications/public.ts'
import { getSessionUser } from '../sessions/public.ts'
import * as store from './store.ts'

/** Completes the sign-up and creates the application. Idempotent. */
export const markSignupComplete: Handler<
  typeof internRegistrationEndpoints.markSignupComplete
> = async ({ db, actor, now }) => {
  const row = await db.one(store.lockSignUp, actor.intern)
  if (!row) return notFound()
  const missing = {
    ...(row.has_preference
      ? {}
      : { start_month: translate('internRegistration.missing.preference') }),
    ...(row.batch_id ? {} : { batch_code: translate('internRegistration.missing.batch') }),
  }
  if (row.batch_id === null || Object.keys(missing).length > 0)
    return refuse('INCOMPLETE', {
      messageKey: 'internRegistration.refused.incomplete',
      fields: missing,
    })
  if (row.signup_completed_at === null) {
    await db.run(store.completeSignUp, actor.intern, now.toISOString())
    const opened = await openApplication(
      db,
      actor.intern,
      row.batch_id,
      row.career_field_ids[0] ?? null,
    )
    if (opened instanceof Refusal) return opened
  }
  return getSessionUser(db, actor.userId)
}
