import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'
import { updateMemberStatus } from './queries/members.queries.ts'

export {
  insertFounder,
  joinInvitedMember,
  markOnboardingCompleted,
  markOnboardingStarted,
} from './join-company.ts'

interface PocOptions {
  readonly job_title_id?: number | 'other' | undefined
  readonly proficient_language_ids?: readonly number[] | undefined
}

/**
 * Requires that the title and languages exist in their lists.
 * @throws VALIDATION
 */
export async function validatePocOptions(db: Db, options: PocOptions): Promise<void> {
  const titles =
    typeof options.job_title_id === 'number'
      ? await findUnknownLookupIds(db, 'job-title', [options.job_title_id])
      : []
  if (titles.length > 0)
    throw new AppError('VALIDATION', {
      fields: { job_title_id: translate('members.role.required') },
    })
  const languages = await findUnknownLookupIds(
    db,
    'language',
    options.proficient_language_ids ?? [],
  )
  if (languages.length > 0)
    throw new AppError('VALIDATION', {
      fields: { proficient_language_ids: translate('members.languages.required') },
    })
}

/** Saves the new status of a member. */
export async function setMemberStatus(
  tx: Tx,
  company: CompanyScope,
  memberId: string,
  { from, to }: Transition<MemberStatus>,
): Promise<void> {
  await tx.run(updateMemberStatus, { company_id: company, member_id: memberId, from, to })
}
