import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import { validateBirthDate } from '@fledge/domain/registration/rules.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { takeSeat } from '../batches/public.ts'
import { linkRegistrationToUser, getSessionUser } from '../sessions/public.ts'
import { recordAcceptances, requirePartnerTerms } from './accept-terms.ts'
import * as store from './store.ts'

type SaveBasicInfo = typeof internRegistrationEndpoints.saveBasicInfo

/**
 * Creates the intern account of a registration and signs it in. Takes a seat in the remembered
 * batch if one is free; otherwise the batch is chosen later.
 */
export const saveBasicInfo: Handler<SaveBasicInfo> = async ({ db, actor, body, session, now }) => {
  const row = await db.one(store.signUpRegistration, actor.registrationId)
  if (row?.type !== 'I' || row.completed_at)
    return refuse('CONFLICT', { messageKey: 'internRegistration.refused.otherType' })
  if (await db.one(store.userWithEmail, row.email))
    return refuse('ALREADY_EXISTS', { messageKey: 'internRegistration.refused.emailTaken' })
  const wrong = await validateBasicInfo(db, body)
  if (wrong) return wrong
  const [userId, internId] = [newId(now), newId(now)]
  await db.run(
    store.insertInternUser,
    userId,
    row.email,
    body.first_name,
    body.last_name,
    body.phone,
    body.country_id,
    body.time_zone,
    JSON.stringify(row.utm),
    now.toISOString(),
  )
  await linkRegistrationToUser(db, actor.registrationId, userId)
  await db.run(store.insertIntern, internId, userId, body.intern_dob, now.toISOString())
  await db.run(store.completeInternRegistration, actor.registrationId, now.toISOString())
  const batch = row.batch_code ? await takeSeat(db, row.batch_code) : null
  const taken = batch instanceof Refusal ? null : batch
  await recordAcceptances(db, userId, ['TERMS'])
  const unsigned = taken
    ? await requirePartnerTerms(db, userId, taken, body.partner_terms_accepted === true)
    : undefined
  if (unsigned) return unsigned
  if (taken) await db.run(store.setBatch, internId, taken.batch_id, now.toISOString())
  await session.start(userId)
  return getSessionUser(db, userId)
}

async function validateBasicInfo(
  tx: Tx,
  body: BodyOf<SaveBasicInfo>,
): Promise<Refusal | undefined> {
  const problem = validateBirthDate(body.intern_dob, toLocalDay(tx.now, body.time_zone))
  const country = await tx.one(store.countryById, body.country_id)
  if (!problem && country) return undefined
  return refuse('VALIDATION', {
    fields: {
      ...(problem ? { intern_dob: translate(problem) } : {}),
      ...(country ? {} : { country_id: translate('registration.choose') }),
    },
  })
}
