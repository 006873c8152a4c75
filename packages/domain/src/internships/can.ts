import type { Day } from '@fledge/kernel/dates.ts'
import { allOf, type PolicyDecision, allow, allowIf } from '@fledge/kernel/policy-decision.ts'
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
import { canExtend, isActiveInternship } from './rules.ts'
import type { InternshipActionKind, InternshipActionStatus, InternshipStatus } from './types.ts'

export interface InternshipFacts {
  readonly status: InternshipStatus
  /** Member ids of the first and second supervisor. */
  readonly supervisorIds: readonly string[]
  /** Kinds that were raised and are not decided yet. */
  readonly raisedKinds: readonly InternshipActionKind[]
}

/** Dates of an internship. */
interface InternshipTermFacts extends Pick<InternshipFacts, 'status'> {
  readonly startsOn: Day
  readonly endsOn: Day
}

interface ActionFacts {
  readonly status: InternshipActionStatus
  readonly kind: InternshipActionKind
  /** The last day that was requested; null if none was. */
  readonly endsOn: Day | null
}

/**
 * Whether an action of this kind can still be decided after the end: a concern is between one side
 * and the programme team.
 */
export const canDecideAfterEnd = (kind: InternshipActionKind): boolean => kind === 'REPORT_CONCERN'
const isActive = (row: Pick<InternshipFacts, 'status'>) => isActiveInternship(row.status)
const requireActive = (row: Pick<InternshipFacts, 'status'>) =>
  allowIf(isActive(row), illegalTransitionKey)
const requireExtension = (action: ActionFacts, row: InternshipTermFacts) =>
  allowIf(
    action.kind !== 'EXTEND' ||
      action.endsOn === null ||
      canExtend(row.startsOn, row.endsOn, action.endsOn),
    'internships.refused.extend',
  )
type PartyFacts = Pick<InternshipFacts, 'supervisorIds' | 'status'>
/**
 * Requires a party to the internship. A rejected company keeps its interns until their internships
 * are complete.
 */
const requireParty = (actor: AnyActor, row: PartyFacts): PolicyDecision =>
  actor.kind === 'intern'
    ? allow
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
    actor.kind === 'operator'
      ? requireOperator(actor, 'operator:review')
      : requireParty(actor, row),
  raise: (actor: AnyActor, row: InternshipFacts, kind: InternshipActionKind): PolicyDecision =>
    allOf(
      requireParty(actor, row),
      requireActive(row),
      allowIf(!row.raisedKinds.includes(kind), 'internships.refused.raised'),
    ),
  /**
   * After the end of the internship nothing can change, but a concern is still answered. An
   * extension has to fit the dates at the time of the decision.
   */
  decide: (
    actor: AnyActor,
    action: ActionFacts,
    decision: 'accept' | 'decline',
    row: InternshipTermFacts,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(internshipActionMachine, decision, action.status, actor),
      decision === 'decline' || canDecideAfterEnd(action.kind) ? allow : requireActive(row),
      decision === 'decline' ? allow : requireExtension(action, row),
    ),
  /** Allows reviewers to read a case and to keep notes about it. */
  handleCase: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:review'),
  /** The thread of a case is open until it is decided, to its side and to the programme team. */
  writeInCase: (
    actor: AnyActor,
    action: Pick<ActionFacts, 'status'> & { readonly raisedBy: 'company' | 'intern' },
  ): PolicyDecision =>
    allOf(
      actor.kind === action.raisedBy ? allow : requireOperator(actor, 'operator:review'),
      allowIf(action.status === 'RAISED', 'internships.refused.caseClosed'),
    ),
  /** The date of an open case is changed by the colleague who has taken it, or by a manager. */
  changeCaseDueDate: (
    actor: AnyActor,
    action: Pick<ActionFacts, 'status'> & { readonly ownerId: string | null },
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(
        actor.kind === 'operator' &&
          (actor.userId === action.ownerId || requireOperator(actor, 'operator:manager').allowed),
        'refused.caseOwner',
      ),
      allowIf(action.status === 'RAISED', 'internships.refused.caseClosed'),
    ),
  /** Allows reviewers to change a running or coming internship that is at risk. */
  rescue: (actor: AnyActor, row: Pick<InternshipFacts, 'status'>): PolicyDecision =>
    allOf(requireOperator(actor, 'operator:review'), requireActive(row)),
  cancel: (actor: AnyActor, row: InternshipFacts): PolicyDecision =>
    allOf(
      actor.kind === 'operator' ? requireOperator(actor, 'operator:review') : requireIntern(actor),
      requireTransition(internshipMachine, 'cancel', row.status, actor),
    ),
  revokeCertificate: (actor: AnyActor, certificate: { revokedAt: string | null }): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(certificate.revokedAt === null, illegalTransitionKey),
    ),
}
