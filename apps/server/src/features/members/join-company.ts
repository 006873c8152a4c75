import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import * as members from './queries/members.queries.ts'

interface MemberAnswers {
  readonly job_title_id: number | 'other'
  readonly custom_job_title?: string | null | undefined
  readonly linkedin_url: string
  readonly proficient_language_ids?: readonly number[] | undefined
  readonly hiring_reason_ids?: readonly number[] | undefined
}

interface Founder {
  readonly memberId: string
  readonly companyId: string
  readonly userId: string
  readonly email: string
  readonly answers: MemberAnswers
}

/** Inserts the first member of a company, an administrator. */
export async function insertFounder(
  tx: Tx,
  { to }: Transition<MemberStatus>,
  { memberId, companyId, userId, email, answers }: Founder,
): Promise<void> {
  await tx.run(members.insertFounderRow, {
    member_id: memberId,
    company_id: companyId,
    user_id: userId,
    email,
    status: to,
    job_title_id: String(answers.job_title_id),
    custom_job_title: answers.custom_job_title ?? null,
    linkedin_url: answers.linkedin_url,
    language_ids: answers.proficient_language_ids ?? [],
    hiring_reason_ids: answers.hiring_reason_ids ?? [],
    now: tx.now.toISOString(),
  })
}

/**
 * Links an invited member to the user who accepted the invitation.
 * @returns false if the member's status has changed since
 */
export async function joinInvitedMember(
  tx: Tx,
  { from, to }: Transition<MemberStatus>,
  { memberId, userId, answers }: Pick<Founder, 'memberId' | 'userId' | 'answers'>,
): Promise<boolean> {
  const changed = await tx.run(members.updateJoined, {
    member_id: memberId,
    from,
    to,
    user_id: userId,
    job_title_id: String(answers.job_title_id),
    custom_job_title:
      typeof answers.job_title_id === 'string' ? (answers.custom_job_title ?? null) : null,
    linkedin_url: answers.linkedin_url,
    language_ids: answers.proficient_language_ids ?? [],
    now: tx.now.toISOString(),
  })
  return changed > 0
}

/** Stores when a member began the onboarding; the first time stays. */
export async function markOnboardingStarted(
  tx: Tx,
  company: CompanyScope,
  userId: string,
): Promise<void> {
  await tx.run(members.updateOnboardingStarted, {
    company_id: company,
    user_id: userId,
    now: tx.now.toISOString(),
  })
}

/** Stores when a member completed the onboarding; the first time stays. */
export async function markOnboardingCompleted(
  tx: Tx,
  company: CompanyScope,
  userId: string,
): Promise<void> {
  await tx.run(members.updateOnboardingCompleted, {
    company_id: company,
    user_id: userId,
    now: tx.now.toISOString(),
  })
}
