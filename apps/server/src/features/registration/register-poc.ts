import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { validatePocOptions } from '../members/public.ts'
import { saveRegistrationContact } from '../sessions/public.ts'
import { lockOpenRegistration, getRegistrationState } from './registration-state.ts'

export const registerPoc: Handler<typeof registrationEndpoints.registerPoc> = async ({
  actor,
  db,
  body,
}) => {
  const row = await lockOpenRegistration(db, actor)
  await validatePocOptions(db, body)
  await saveRegistrationContact(db, row.registration_id, body)
  return getRegistrationState(db, actor)
}
