import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor, OperatorRole } from '../sessions/types.ts'
import type { TeamState } from './types.ts'

/** The operator whom a manager changes. */
export interface TeamMemberFacts {
  readonly operatorRole: OperatorRole
  readonly state: TeamState
  /** Whether there is no other active manager. */
  readonly isLastManager: boolean
}

const requireManager = (actor: AnyActor) => requireOperator(actor, 'operator:manager')
const requireState = ({ state }: TeamMemberFacts, ...states: readonly TeamState[]) =>
  allowIf(
    states.includes(state),
    state === 'REMOVED' ? 'team.refused.removed' : 'errors.ILLEGAL_TRANSITION',
  )
const requireOtherManager = ({ isLastManager }: TeamMemberFacts) =>
  allowIf(!isLastManager, 'team.refused.lastManager')

export const teamCan = {
  invite: (actor: AnyActor): PolicyDecision => requireManager(actor),
  /** Sending the invitation again, also after it has expired. */
  inviteAgain: (actor: AnyActor, row: TeamMemberFacts): PolicyDecision =>
    allOf(requireManager(actor), requireState(row, 'INVITED', 'INVITATION_EXPIRED')),
  /** People of a partner never become staff: they are removed, and invited as such. */
  changeRole: (actor: AnyActor, row: TeamMemberFacts): PolicyDecision =>
    allOf(
      requireManager(actor),
      requireState(row, 'INVITED', 'INVITATION_EXPIRED', 'ACTIVE', 'ABSENT'),
      requireOtherManager(row),
      allowIf(row.operatorRole !== 'PARTNER', 'team.refused.partner'),
    ),
  /** Removing an operator, or withdrawing the invitation. */
  remove: (actor: AnyActor, row: TeamMemberFacts): PolicyDecision =>
    allOf(
      requireManager(actor),
      requireState(row, 'INVITED', 'INVITATION_EXPIRED', 'ACTIVE', 'ABSENT'),
      requireOtherManager(row),
    ),
  setAbsence: (actor: AnyActor, row: TeamMemberFacts): PolicyDecision =>
    allOf(requireManager(actor), requireState(row, 'ACTIVE', 'ABSENT')),
  /** Someone who is back earlier ends their own absence. */
  endOwnAbsence: (actor: AnyActor): PolicyDecision => requireOperator(actor, 'operator:review'),
  open: (actor: AnyActor, row: TeamMemberFacts) => ({
    inviteAgain: teamCan.inviteAgain(actor, row),
    changeRole: teamCan.changeRole(actor, row),
    remove: teamCan.remove(actor, row),
    setAbsence: teamCan.setAbsence(actor, row),
  }),
}
