import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { correctLockedFieldsBody, type LockedFields } from '@fledge/contract/people/schema.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { validateBirthDate } from '@fledge/domain/registration/rules.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { lockAnyApplication, saveCorrection } from '../applications/public.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { lockedFieldsOf } from './queries/people.queries.ts'

const fieldNames = ['first_name', 'last_name', 'intern_dob'] as const

function pickChanged(before: LockedFields, after: LockedFields): Record<string, string> {
  const changed = fieldNames.filter((name) => before[name] !== after[name])
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

interface Correction {
  /** Id of the application. */
  readonly id: string
  readonly after: LockedFields
  /** The values that the operator saw; others are a conflict. */
  readonly base: LockedFields
}

/** @throws unless these fields can be corrected so */
async function lockForCorrection(tx: Tx, actor: Operator, { id, after, base }: Correction) {
  const row = (await lockAnyApplication(tx, id)) ?? notFound()
  authorize(applicationCan.correctLocked(actor, row))
  const problem = validateBirthDate(after.intern_dob, toLocalDay(tx.now, 'UTC'))
  if (problem) throw new AppError('VALIDATION', { fields: { intern_dob: translate(problem) } })
  const before = (await tx.one(lockedFieldsOf, { intern_id: row.intern_id })) ?? notFound()
  if (Object.keys(pickChanged(base, before)).length > 0)
    throw new AppError('CONFLICT', { messageKey: 'applications.refused.corrected' })
  const changed = pickChanged(before, after)
  if (Object.keys(changed).length === 0)
    throw new AppError('CONFLICT', { messageKey: 'applications.refused.unchanged' })
  return { row, changed }
}

/** Corrects fields that are still as the operator saw them, and tells the intern. */
export const executeCorrection: ExecuteAct = async (tx, actor, id, input) => {
  const { base, reason, ...after } = correctLockedFieldsBody.parse(input)
  const { row, changed } = await lockForCorrection(tx, actor, { id, after, base })
  await saveCorrection(tx, row, changed, reason)
}

/**
 * Corrects what an intern cannot change any more, with a reason that they get, once that can no
 * longer be undone.
 */
export const correctLockedFields: Handler<
  (typeof peopleEndpoints)['correctLockedFields']
> = async ({ actor, db, params, body, services }) => {
  const { base } = body
  const { changed } = await lockForCorrection(db, actor, { id: params.id, after: body, base })
  const pending = await requestAct(
    { db, actor, services, params, body },
    { kind: 'PERSON', act: 'correctLockedFields', execute: executeCorrection },
  )
  return { fields: Object.keys(changed), pending }
}
