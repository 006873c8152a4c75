import { allOf, type PolicyDecision, allowIf } from '@fledge/kernel/policy-decision.ts'
import {
  requireIntern,
  requireMember,
  requireOperator,
  illegalTransitionKey,
  requireTransition,
} from '../policy-helpers.ts'
import { isAdminOrNamed } from '../sessions/actor-side.ts'
import { type AnyActor, isRejected } from '../sessions/types.ts'
import { internshipActionMachine, internshipMachine } from './machine.ts'
import type { InternshipActionKind, InternshipActionStatus, InternshipStatus } from './types.ts'

export interface InternshipFacts {
  readonly status: InternshipStatus
  /** Member ids of the first and second supervisor. */
  readonly supervisorIds: readonly string[]
  /** Kinds that were raised and are not decided yet. */
  readonly raisedKinds: readonly InternshipActionKind[]
}

/**
 * Whether an action of this kind can still be decided after the end: a concern is between one side
 * and the programme team.
 */
export const canDecideAfterEnd = (kind: InternshipActionKind): boolean => kind === 'REPORT_CONCERN'
const isActive = (row: Pick<InternshipFacts, 'status'>) =>
  row.status === 'UPCOMING' || row.status === 'ONGOING'
const requireActive = (row: Pick<InternshipFacts, 'status'>) =>
  allowIf(isActive(row), illegalTransitionKey)
type PartyFacts = Pick<InternshipFacts, 'supervisorIds' | 'status'>
/**
 * Requires a party to the internship. A rejected company keeps its interns until their internships
 * are complete.
 */
const requireParty = (actor: AnyActor, row: PartyFacts): PolicyDecision =>
  actor.kind === 'intern'
    ? { allowed: true }
    : requireMember(actor, (member) =>
        allOf(
          allowIf(isAdminOrNamed(member, row.supervisorIds), 'refused.supervisor'),
          allowIf(!isRejected(member.companyStatus) || isActive(row), 'companies.notice.rejected'),
        ),
      )

export const internshipCan = {
  /**
   * An ADMIN sees all of the company's internships, a SUPERVISOR those they supervise, an intern
   * their own, and the programme team all.
   */
  see: (actor: AnyActor, row: PartyFacts): PolicyDecision =>
    actor.kind === 'operator' ? { allowed: true } : requireParty(actor, row),
  raise: (actor: AnyActor, row: InternshipFacts, kind: InternshipActionKind): PolicyDecision =>
    allOf(
      requireParty(actor, row),
      requireActive(row),
      allowIf(!row.raisedKinds.includes(kind), 'internships.refused.raised'),
    ),
  /** After the end of the internship nothing can change, but a concern is still answered. */
  decide: (
    actor: AnyActor,
    action: { status: InternshipActionStatus; kind: InternshipActionKind },
    decision: 'accept' | 'decline',
    row: Pick<InternshipFacts, 'status'>,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor),
      requireTransition(internshipActionMachine, decision, action.status, actor),
      decision === 'decline' || canDecideAfterEnd(action.kind)
        ? { allowed: true }
        : requireActive(row),
    ),
  cancel: (actor: AnyActor, row: InternshipFacts): PolicyDecision =>
    allOf(
      actor.kind === 'operator' ? requireOperator(actor) : requireIntern(actor),
      requireTransition(internshipMachine, 'cancel', row.status, actor),
    ),
  revokeCertificate: (actor: AnyActor, certificate: { revokedAt: string | null }): PolicyDecision =>
    allOf(
      requireOperator(actor, 'MANAGER'),
      allowIf(certificate.revokedAt === null, illegalTransitionKey),
    ),
}
