import type { Instant } from '@fledge/kernel/dates.ts'
import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import { requireAdmin, requireOperator, requireTransition } from '../policy-helpers.ts'
import { linkRule } from '../sessions/code-rules.ts'
import type { AnyActor } from '../sessions/types.ts'
import { memberMachine } from './machine.ts'
import type { MemberRole, MemberStatus } from './types.ts'

export interface MemberFacts {
  readonly memberId: string
  readonly status: MemberStatus
  readonly role: MemberRole
  /** When the invitation or its last reminder was sent. */
  readonly invitedAt: Instant | null
  /** Whether the member requested the deletion of their account, which only they can cancel. */
  readonly isLeaving: boolean
  /** Whether the programme team deactivated the account, which only they can undo. */
  readonly isBlocked: boolean
}

const lastAdminKey = 'errors.LAST_ADMIN'
const isActiveAdmin = (member: Pick<MemberFacts, 'status' | 'role'>) =>
  member.status === 'ACTIVE' && member.role === 'ADMIN'
/**
 * Denies removing the last active administrator.
 * @param activeAdmins number of the company's administrators, counted under lock, including this
 * member
 */
const requireRemainingAdmin = (
  member: Pick<MemberFacts, 'status' | 'role'>,
  activeAdmins: number,
) => allowIf(!isActiveAdmin(member) || activeAdmins > 1, lastAdminKey)

/**
 * Returns when the next reminder of an invitation is allowed: a day after it was sent or last
 * reminded.
 */
export const getInvitationReminderAt = (member: MemberFacts): Date | null =>
  member.invitedAt === null ? null : new Date(Date.parse(member.invitedAt) + linkRule.remindMs)
/** Returns when an invitation's link expires. */
export const getInvitationExpiry = (member: MemberFacts): Date | null =>
  member.invitedAt === null ? null : new Date(Date.parse(member.invitedAt) + linkRule.leadMs)
/** Whether the invitation has not been accepted yet. */
export const isInvited = (member: MemberFacts): boolean => member.status === 'INVITED'

export const memberCan = {
  invite: (actor: AnyActor): PolicyDecision => requireAdmin(actor),
  remind: (actor: AnyActor, member: MemberFacts, now: Date): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      requireTransition(memberMachine, 'remind', member.status, actor),
      allowIf(
        (getInvitationReminderAt(member)?.getTime() ?? 0) <= now.getTime(),
        'members.refused.remindedToday',
      ),
    ),
  revoke: (actor: AnyActor, member: MemberFacts): PolicyDecision =>
    allOf(requireAdmin(actor), requireTransition(memberMachine, 'revoke', member.status, actor)),
  changeRole: (
    actor: AnyActor,
    member: MemberFacts,
    role: MemberRole,
    activeAdmins: number,
  ): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      allowIf(member.status !== 'REVOKED', 'errors.ILLEGAL_TRANSITION'),
      role === 'ADMIN' ? { allowed: true } : requireRemainingAdmin(member, activeAdmins),
    ),
  deactivate: (actor: AnyActor, member: MemberFacts, activeAdmins: number): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      requireTransition(memberMachine, 'deactivate', member.status, actor),
      requireRemainingAdmin(member, activeAdmins),
    ),
  /**
   * Allows a MANAGER of the programme team to make another active member the administrator, instead
   * of one who left or cannot be reached.
   */
  transferAdministrator: (
    actor: AnyActor,
    from: Pick<MemberFacts, 'status' | 'role'>,
    to: Pick<MemberFacts, 'status' | 'role' | 'isLeaving'>,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(isActiveAdmin(from), 'members.refused.notAdministrator'),
      allowIf(
        to.status === 'ACTIVE' && to.role !== 'ADMIN' && !to.isLeaving,
        'members.refused.notSuccessor',
      ),
    ),
  /** A member leaves the company permanently by their own choice. */
  leave: (member: Pick<MemberFacts, 'status' | 'role'>, activeAdmins: number): PolicyDecision =>
    requireRemainingAdmin(member, activeAdmins),
  activate: (actor: AnyActor, member: MemberFacts): PolicyDecision =>
    allOf(
      requireAdmin(actor),
      requireTransition(memberMachine, 'activate', member.status, actor),
      allowIf(!member.isLeaving, 'members.refused.leaving'),
      allowIf(!member.isBlocked, 'members.refused.blocked'),
    ),
  /** Completes the invitation while its link is valid (7 days). */
  join: (member: MemberFacts, now: Date): PolicyDecision =>
    allOf(
      allowIf(memberMachine.can('join', member.status, 'company'), 'errors.ILLEGAL_TRANSITION'),
      allowIf(
        (getInvitationExpiry(member)?.getTime() ?? 0) > now.getTime(),
        'members.refused.invitationExpired',
      ),
    ),
}
