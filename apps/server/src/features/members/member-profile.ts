import type { SaveBase } from '@fledge/contract/platform/save-base.ts'
import { validatePhone } from '@fledge/contract/platform/schema.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { translate } from '../../platform/texts.ts'
import { updatePerson } from '../sessions/public.ts'
import { validatePocOptions } from './public.ts'
import { toPocView } from './views.ts'
import { lockMember, pocOfUser, savePocDetails } from './queries/members.queries.ts'

export async function findPocView(
  db: Db,
  company: CompanyScope,
  user: string,
): Promise<ReturnType<typeof toPocView>> {
  const row = await db.one(pocOfUser, { company_id: company, user_id: user })
  return row ? toPocView(row) : notFound()
}

interface PocValues {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly phone?: string | null | undefined
  readonly time_zone?: string | undefined
  readonly job_title_id?: number | 'other' | undefined
  readonly custom_job_title?: string | null | undefined
  readonly linkedin_url?: string | undefined
  readonly proficient_language_ids?: readonly number[] | undefined
}

/**
 * Saves the given fields and keeps the others.
 * @throws CONFLICT if one was saved elsewhere since the given base values
 */
export async function saveProfileFields(
  db: Tx,
  actor: { readonly company: CompanyScope; readonly userId: string },
  { base, ...fields }: PocValues & { readonly base?: SaveBase | undefined },
): Promise<ReturnType<typeof toPocView>> {
  await db.run(lockMember, { company_id: actor.company, user_id: actor.userId })
  const saved = await findPocView(db, actor.company, actor.userId)
  requireNoEditConflicts({ base, changes: fields, saved }, () => translate('conflicts.you'))
  await validatePocOptions(db, fields)
  if (fields.phone) {
    const problem = validatePhone(fields.phone, saved.phone)
    if (problem) throw new AppError('VALIDATION', { fields: { phone: problem } })
  }
  await updatePerson(db, actor.userId, fields)
  const title = fields.job_title_id
  const custom = typeof title === 'string' ? (fields.custom_job_title ?? null) : null
  await db.run(savePocDetails, {
    company_id: actor.company,
    user_id: actor.userId,
    set_title: title !== undefined,
    title: title === undefined ? null : String(title),
    custom,
    linkedin_url: fields.linkedin_url ?? null,
    language_ids: fields.proficient_language_ids ?? null,
  })
  return findPocView(db, actor.company, actor.userId)
}
