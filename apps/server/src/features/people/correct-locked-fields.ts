import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { validateBirthDate } from '@fledge/domain/registration/rules.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { lockAnyApplication, saveCorrection } from '../applications/public.ts'
import { type LockedFieldsRow, lockedFieldsOf } from './queries/people.queries.ts'

const fieldNames = ['first_name', 'last_name', 'intern_dob'] as const

function pickChanged(before: LockedFieldsRow, after: LockedFieldsRow): Record<string, string> {
  const changed = fieldNames.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

/** Corrects what an intern cannot change any more, with a reason that they get. */
export const correctLockedFields: Handler<
  (typeof peopleEndpoints)['correctLockedFields']
> = async ({ actor, db, params, body: { reason, ...after } }) => {
  const row = (await lockAnyApplication(db, params.id)) ?? notFound()
  authorize(applicationCan.correctLocked(actor, row))
  const problem = validateBirthDate(after.intern_dob, toLocalDay(db.now, 'UTC'))
  if (problem) throw new AppError('VALIDATION', { fields: { intern_dob: translate(problem) } })
  const before = (await db.one(lockedFieldsOf, { intern_id: row.intern_id })) ?? notFound()
  const changed = pickChanged(before, after)
  if (Object.keys(changed).length === 0)
    throw new AppError('CONFLICT', { messageKey: 'applications.refused.unchanged' })
  await saveCorrection(db, row, changed, reason)
  return { fields: Object.keys(changed) }
}
