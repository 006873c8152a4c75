import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import { internRegistrationCan } from '@fledge/domain/intern-registration/can.ts'
import {
  listMissingSignUpSteps,
  type SignUpStep,
} from '@fledge/domain/intern-registration/sign-up-steps.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { openApplication } from '../applications/public.ts'
import { markSignUpCompleted } from '../profiles/public.ts'
import { getSessionUser } from '../sessions/public.ts'
import { lockSignUp } from './lock-sign-up.ts'
import { toSignUpFacts } from './read-sign-up.ts'
import type * as store from './queries/intern-registration.queries.ts'

/** The field of each missing step and its message. */
const missingFields: Readonly<Record<SignUpStep, readonly [field: string, messageKey: string]>> = {
  personalization: ['start_month', 'internRegistration.missing.preference'],
  'batch-selection': ['batch_code', 'internRegistration.missing.batch'],
}

function toIncompleteError(row: store.SignUpRow, messageKey: string): AppError {
  const fields = listMissingSignUpSteps(toSignUpFacts(row)).map((step) => missingFields[step])
  return new AppError('INCOMPLETE', {
    messageKey,
    fields: Object.fromEntries(fields.map(([field, key]) => [field, translate(key)])),
  })
}

/** Completes the sign-up and creates the application. Idempotent. */
export const markSignupComplete: Handler<
  typeof internRegistrationEndpoints.markSignupComplete
> = async ({ db, actor }) => {
  const row = (await lockSignUp(db, actor.intern)) ?? notFound()
  const decision = internRegistrationCan.complete(toSignUpFacts(row))
  if (!decision.allowed) throw toIncompleteError(row, decision.messageKey)
  if (row.signup_completed_at === null && row.batch_id !== null) {
    await markSignUpCompleted(db, actor.intern)
    await openApplication(db, actor.intern, row.batch_id, row.career_field_ids[0] ?? null)
  }
  return getSessionUser(db, actor.userId)
}
