import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'

interface ProjectOptions {
  readonly career_field_id?: number | null | undefined
  readonly project_type_id?: number | null | undefined
  readonly skill_ids?: readonly number[] | undefined
}

/**
 * Requires that the ids exist in their lists.
 * @throws VALIDATION
 */
export async function validateProjectOptions(db: Db, options: ProjectOptions): Promise<void> {
  const lists = [
    ['career_field_id', 'career-field', options.career_field_id ? [options.career_field_id] : []],
    ['project_type_id', 'project', options.project_type_id ? [options.project_type_id] : []],
    ['skill_ids', 'skill', options.skill_ids ?? []],
  ] as const
  const fields: string[] = []
  // At most three lists, one by one: a transaction has a single connection.
  for (const [field, list, ids] of lists)
    if ((await findUnknownLookupIds(db, list, ids)).length > 0) fields.push(field)
  if (fields.length > 0)
    throw new AppError('VALIDATION', {
      fields: Object.fromEntries(fields.map((field) => [field, translate('companies.choose')])),
    })
}
