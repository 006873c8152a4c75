import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { checkPocOptions } from '../members/public.ts'
import * as store from './store.ts'
import { lockOpenRegistration, getRegistrationState } from './registration-state.ts'

export const registerPoc: Handler<typeof registrationEndpoints.registerPoc> = async ({
  actor,
  db,
  body,
}) => {
  const row = await lockOpenRegistration(db, actor)
  if ('code' in row) return row
  const unknown = await checkPocOptions(db, body)
  if (unknown) return unknown
  await db.run(store.savePocAnswers, row.registration_id, JSON.stringify(body))
  return getRegistrationState(db, actor)
}
