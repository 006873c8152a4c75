import { formatDate, type Day, type Instant } from '@fledge/kernel/dates.ts'
import { allow, allowIf, allOf, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { memberCan, type MemberFacts } from '../members/can.ts'
import { requireOperator } from '../policy-helpers.ts'
import { isActiveUser } from '../sessions/next-step.ts'
import type { AnyActor, UserStatus, UserType } from '../sessions/types.ts'

export interface AccountFacts {
  /** The intern's agreed or ongoing internship that ends last, or null. */
  readonly internship: { readonly company: string; readonly endsOn: Day } | null
}

/** What decides whether the programme team may act on an account. */
export interface ManagedAccountFacts {
  readonly type: UserType
  readonly status: UserStatus
  /** Whether the programme team deactivated it. */
  readonly isBlocked: boolean
  /** Whether the programme team banned its owner, too. */
  readonly isBanned: boolean
  /** User id of the operator who deactivated it or banned its owner. */
  readonly blockedBy: string | null
  /** Whether an appeal against the ban is not decided yet. */
  readonly hasOpenAppeal: boolean
  /** When it will be deleted. */
  readonly eraseAt: Instant | null
  /** Whether its owner cannot cancel that by signing in. */
  readonly isErasureFinal: boolean
  /** Whether an intern has an agreed or ongoing internship. */
  readonly hasInternship: boolean
  /** The membership of a company, with the number of its active administrators. */
  readonly member: (Pick<MemberFacts, 'status' | 'role'> & { readonly activeAdmins: number }) | null
}

export const accountCan = {
  /** Denies deleting the account while the intern has an internship. */
  erase: ({ internship }: AccountFacts): PolicyDecision =>
    internship === null
      ? allow
      : deny('accounts.refused.internship', {
          company: internship.company,
          ends_on: formatDate(internship.endsOn),
        }),
  /**
   * Allows a manager to deactivate the active account of an intern or a company member. Operators
   * are removed from the team instead.
   */
  deactivateAsTeam: (
    actor: AnyActor,
    { type, status, member }: ManagedAccountFacts,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(type !== 'O', 'accounts.refused.team'),
      allowIf(isActiveUser(status), 'accounts.refused.notActive'),
      member === null ? allow : memberCan.leave(member, member.activeAdmins),
    ),
  /**
   * Allows a manager to reactivate an account that the team deactivated. What its owner deactivated
   * is reactivated by signing in.
   */
  reactivateAsTeam: (
    actor: AnyActor,
    { isBlocked, eraseAt, hasOpenAppeal }: ManagedAccountFacts,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(isBlocked, 'accounts.refused.notBlocked'),
      allowIf(!hasOpenAppeal, 'accounts.refused.appealOpen'),
      allowIf(eraseAt === null, 'accounts.refused.erasing'),
    ),
  /** Allows a manager to ban an intern or a company member. */
  ban: (
    actor: AnyActor,
    { type, status, member, isBanned, isBlocked, eraseAt }: ManagedAccountFacts,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(type !== 'O', 'accounts.refused.team'),
      allowIf(!isBanned, 'accounts.refused.banned'),
      allowIf(eraseAt === null, 'accounts.refused.erasing'),
      // A member whom their company deactivated has nothing that a ban would end.
      allowIf(isActiveUser(status) || isBlocked || type === 'I', 'accounts.refused.notActive'),
      member === null ? allow : memberCan.leave(member, member.activeAdmins),
    ),
  /** Allows a reviewer to compare an intern's account with others that look alike. */
  compare: (actor: AnyActor, { type }: Pick<ManagedAccountFacts, 'type'>): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(type === 'I', 'accounts.refused.mergeInterns'),
    ),
  /** Allows a manager to make a copy of someone's data for them. */
  exportAsTeam: (actor: AnyActor, { type }: Pick<ManagedAccountFacts, 'type'>): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(type !== 'O', 'accounts.refused.teamData'),
    ),
  /**
   * Allows a manager to look at the product as the owner of an active account sees it. What
   * colleagues of the programme team see is not shown to others.
   */
  viewAsTeam: (
    actor: AnyActor,
    { type, status, member }: Pick<ManagedAccountFacts, 'type' | 'status' | 'member'>,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(type !== 'O', 'accounts.refused.teamView'),
      allowIf(isActiveUser(status), 'accounts.refused.notActive'),
      allowIf(type === 'I' || member?.status === 'ACTIVE', 'accounts.refused.notActive'),
    ),
  /** Allows a manager to record that the owner of an account wants it deleted. */
  eraseAsTeam: (
    actor: AnyActor,
    { type, eraseAt, hasOpenAppeal, hasInternship, member }: ManagedAccountFacts,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(type !== 'O', 'accounts.refused.team'),
      allowIf(eraseAt === null, 'accounts.refused.erasing'),
      allowIf(!hasOpenAppeal, 'accounts.refused.appealFirst'),
      allowIf(!hasInternship, 'accounts.refused.theirInternship'),
      member === null ? allow : memberCan.leave(member, member.activeAdmins),
    ),
  /** Allows a manager to cancel a deletion for an owner who cannot sign in to cancel it. */
  keepAsTeam: (actor: AnyActor, { eraseAt, isErasureFinal }: ManagedAccountFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(eraseAt !== null, 'accounts.refused.notErasing'),
      allowIf(isErasureFinal, 'accounts.refused.ownerKeeps'),
    ),
  /** Allows a manager to decide an appeal, but not the one who banned. */
  decideAppeal: (
    actor: AnyActor,
    { hasOpenAppeal, blockedBy }: ManagedAccountFacts,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(hasOpenAppeal, 'accounts.refused.noAppeal'),
      allowIf(actor.kind === 'operator' && actor.userId !== blockedBy, 'refused.ownBan'),
    ),
}
