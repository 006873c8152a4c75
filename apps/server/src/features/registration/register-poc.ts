import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { validatePocOptions } from '../members/public.ts'
import * as store from './store.ts'
import { lockOpenRegistration, getRegistrationState } from './registration-state.ts'

export const registerPoc: Handler<typeof registrationEndpoints.registerPoc> = async ({
  actor,
  db,
  body,
}) => {
  const row = await lockOpenRegistration(db, actor)
  await validatePocOptions(db, body)
  await db.run(store.savePocAnswers, row.registration_id, JSON.stringify(body))
  return getRegistrationState(db, actor)
}
