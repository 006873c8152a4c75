import type { Db } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'

interface PocOptions {
  readonly job_title_id?: number | 'other' | undefined
  readonly proficient_language_ids?: readonly number[] | undefined
}

/** Validates that the title and languages exist in their lists. */
export async function checkPocOptions(db: Db, given: PocOptions): Promise<Refusal | null> {
  const titles =
    typeof given.job_title_id === 'number'
      ? await findUnknownLookupIds(db, 'job-title', [given.job_title_id])
      : []
  if (titles.length > 0)
    return refuse('VALIDATION', { fields: { job_title_id: translate('members.role.required') } })
  const languages = await findUnknownLookupIds(db, 'language', given.proficient_language_ids ?? [])
  return languages.length > 0
    ? refuse('VALIDATION', {
        fields: { proficient_language_ids: translate('members.languages.required') },
      })
    : null
}
