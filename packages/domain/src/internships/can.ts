import { all, type Verdict, when } from '@fledge/kernel/verdict.ts'
import { asIntern, asMember, asOperator, illegal, moveOpen } from '../refusals.ts'
import { isAdminOr } from '../sessions/side-of.ts'
import { type AnyActor, isTurnedDown } from '../sessions/types.ts'
import { internshipActionMachine, internshipMachine } from './machine.ts'
import type { InternshipActionKind, InternshipActionStatus, InternshipStatus } from './types.ts'

export interface InternshipFacts {
  readonly status: InternshipStatus
  /** Member ids of first and second supervisor. */
  readonly supervisorIds: readonly string[]
  /** Kinds raised and not yet decided. */
  readonly raisedKinds: readonly InternshipActionKind[]
}

/** What is between one side and the programme team is heard after the end too. */
export const outlives = (kind: InternshipActionKind): boolean => kind === 'REPORT_CONCERN'
const isActive = (row: Pick<InternshipFacts, 'status'>) =>
  row.status === 'UPCOMING' || row.status === 'ONGOING'
const runs = (row: Pick<InternshipFacts, 'status'>) => when(isActive(row), illegal)
type Seen = Pick<InternshipFacts, 'supervisorIds' | 'status'>
/** A company that was turned down keeps its interns until their internships are complete. */
const asParty = (who: AnyActor, row: Seen): Verdict =>
  who.kind === 'intern'
    ? { yes: true }
    : asMember(who, (member) =>
        all(
          when(isAdminOr(member, row.supervisorIds), 'refused.supervisor'),
          when(!isTurnedDown(member.companyStatus) || isActive(row), 'companies.notice.rejected'),
        ),
      )

export const internshipCan = {
  /** ADMIN sees all, a SUPERVISOR those they supervise, an intern the own one, the programme team every one. */
  see: (who: AnyActor, row: Seen): Verdict =>
    who.kind === 'operator' ? { yes: true } : asParty(who, row),
  raise: (who: AnyActor, row: InternshipFacts, kind: InternshipActionKind): Verdict =>
    all(
      asParty(who, row),
      runs(row),
      when(!row.raisedKinds.includes(kind), 'internships.refused.raised'),
    ),
  /** Once the internship is over nothing of it can change; a concern is still answered. */
  decide: (
    who: AnyActor,
    action: { status: InternshipActionStatus; kind: InternshipActionKind },
    decision: 'accept' | 'decline',
    row: Pick<InternshipFacts, 'status'>,
  ): Verdict =>
    all(
      asOperator(who),
      moveOpen(internshipActionMachine, decision, action.status, who),
      decision === 'decline' || outlives(action.kind) ? { yes: true } : runs(row),
    ),
  cancel: (who: AnyActor, row: InternshipFacts): Verdict =>
    all(
      who.kind === 'operator' ? asOperator(who) : asIntern(who),
      moveOpen(internshipMachine, 'cancel', row.status, who),
    ),
  revokeCertificate: (who: AnyActor, certificate: { revokedAt: string | null }): Verdict =>
    all(asOperator(who, 'MANAGER'), when(certificate.revokedAt === null, illegal)),
}
