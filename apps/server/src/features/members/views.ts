import {
  isInvited,
  getInvitationExpiry,
  memberCan,
  type MemberFacts,
  getInvitationReminderAt,
} from '@fledge/domain/members/can.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { MemberRow } from './queries/members.queries.ts'
import type { PocRow } from './queries/members.queries.ts'

const toPictureUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)
const otherOption = 'other' as const

/** Returns a colleague as visible within the company. */
export function toPocView(row: PocRow) {
  const { picture_file_id, language_ids, job_title_id, ...rest } = row
  return {
    ...rest,
    picture_url: toPictureUrl(picture_file_id),
    proficient_language_ids: language_ids,
    job_title_id:
      job_title_id === null
        ? null
        : job_title_id === otherOption
          ? otherOption
          : Number(job_title_id),
  }
}

/** Facts of a member for the rules. */
export const toMemberFacts = (row: MemberRow): MemberFacts => ({
  memberId: row.member_id,
  status: row.status,
  role: row.role,
  invitedAt: row.reminded_at ?? row.invited_at,
  isLeaving: row.is_leaving,
  isBlocked: row.is_blocked,
})

/** Returns a member for the settings, with the actions available to this administrator. */
export function toMemberView(
  row: MemberRow,
  actor: CompanyMember,
  activeAdmins: number,
  now: Date,
) {
  const facts = toMemberFacts(row)
  const toInvitationDate = (at: Date | null) =>
    isInvited(facts) ? (at?.toISOString() ?? null) : null
  return {
    ...row,
    picture_url: toPictureUrl(row.picture_file_id),
    is_you: row.user_id === actor.userId,
    remind_from: toInvitationDate(getInvitationReminderAt(facts)),
    link_until: toInvitationDate(getInvitationExpiry(facts)),
    may: toActionMap({
      change_role: memberCan.changeRole(actor, facts, 'SUPERVISOR', activeAdmins),
      deactivate: memberCan.deactivate(actor, facts, activeAdmins),
      activate: memberCan.activate(actor, facts),
      remind: memberCan.remind(actor, facts, now),
      revoke: memberCan.revoke(actor, facts),
    }),
  }
}
