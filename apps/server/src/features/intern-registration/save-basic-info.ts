import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import { internRegistrationCan } from '@fledge/domain/intern-registration/can.ts'
import { validateBirthDate } from '@fledge/domain/registration/rules.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { takeSeatIfAvailable } from '../batches/public.ts'
import { createIntern, setInternBatch } from '../profiles/public.ts'
import {
  completeRegistration,
  createUser,
  getSessionUser,
  linkRegistrationToUser,
} from '../sessions/public.ts'
import { recordAcceptances, requirePartnerTerms } from './accept-terms.ts'
import * as store from './queries/intern-registration.queries.ts'

type SaveBasicInfo = typeof internRegistrationEndpoints.saveBasicInfo

/**
 * Creates the intern account of a registration and signs it in. Takes a seat in the remembered
 * batch if one is free; otherwise the batch is chosen later.
 */
export const saveBasicInfo: Handler<SaveBasicInfo> = async ({ db, actor, body, session }) => {
  const row = await lockOpenRegistration(db, actor.registrationId)
  await validateBasicInfo(db, body)
  const userId = await createUser(db, {
    type: 'I',
    email: row.email,
    first_name: body.first_name,
    last_name: body.last_name,
    phone: body.phone,
    country_id: body.country_id,
    time_zone: body.time_zone,
    utm: row.utm,
  })
  await linkRegistrationToUser(db, actor.registrationId, userId)
  const internId = await createIntern(db, userId, body.intern_dob)
  await completeRegistration(db, actor.registrationId)
  const batch = row.batch_code ? await takeSeatIfAvailable(db, row.batch_code) : undefined
  await recordAcceptances(db, userId, ['TERMS'])
  if (batch) {
    await requirePartnerTerms(db, userId, batch, body.partner_terms_accepted === true)
    await setInternBatch(db, internId, batch.batch_id)
  }
  await session.start(userId, 'I')
  return getSessionUser(db, userId)
}

/**
 * Returns the caller's registration, for which no account exists yet.
 * @throws CONFLICT, or ALREADY_EXISTS if another account has the email address
 */
async function lockOpenRegistration(tx: Tx, id: string): Promise<store.InternRegistrationRow> {
  const row = await tx.one(store.signUpRegistration, { registration_id: id })
  authorize(
    internRegistrationCan.createAccount({
      type: row?.type,
      isCompleted: row?.completed_at !== null,
    }),
  )
  if (!row) notFound()
  if (await tx.one(store.userWithEmail, { email: row.email }))
    throw new AppError('ALREADY_EXISTS', { messageKey: 'internRegistration.refused.emailTaken' })
  return row
}

/** @throws VALIDATION */
async function validateBasicInfo(tx: Tx, body: BodyOf<SaveBasicInfo>): Promise<void> {
  const problem = validateBirthDate(body.intern_dob, toLocalDay(tx.now, body.time_zone))
  const country = await tx.one(store.countryById, { id: body.country_id })
  if (!problem && country) return
  throw new AppError('VALIDATION', {
    fields: {
      ...(problem ? { intern_dob: translate(problem) } : {}),
      ...(country ? {} : { country_id: translate('registration.choose') }),
    },
  })
}
