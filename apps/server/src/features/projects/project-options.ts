import type { Db } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'

interface ProjectOptions {
  readonly career_field_id?: number | null | undefined
  readonly project_type_id?: number | null | undefined
  readonly skill_ids?: readonly number[] | undefined
}

export async function checkProjectOptions(db: Db, given: ProjectOptions): Promise<Refusal | null> {
  const lists = [
    ['career_field_id', 'career-field', given.career_field_id ? [given.career_field_id] : []],
    ['project_type_id', 'project', given.project_type_id ? [given.project_type_id] : []],
    ['skill_ids', 'skill', given.skill_ids ?? []],
  ] as const
  const fields: string[] = []
  // At most three lists, one by one: a transaction has a single connection.
  for (const [field, list, ids] of lists)
    if ((await findUnknownLookupIds(db, list, ids)).length > 0) fields.push(field)
  return fields.length > 0
    ? refuse('VALIDATION', {
        fields: Object.fromEntries(fields.map((field) => [field, 'Choose out of the list'])),
      })
    : null
}
