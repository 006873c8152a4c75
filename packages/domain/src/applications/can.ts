import { all, type Verdict, when } from '@fledge/kernel/verdict.ts'
import { asIntern, asOperator, illegal, moveOpen } from '../refusals.ts'
import type { AnyActor } from '../sessions/types.ts'
import { applicationMachine } from './machine.ts'
import { withdrawalMove } from './rules.ts'
import {
  type ApplicationStatus,
  editableApplicationStatuses,
  isEnded,
  seatedApplicationStatuses,
} from './types.ts'

export interface ApplicationCanFacts {
  readonly status: ApplicationStatus
  /** Required fields still missing. */
  readonly missing: number
  /** Reviewer's comments not yet addressed. */
  readonly openComments: number
  /** The reviewer who took it. */
  readonly reviewerId: string | null
}

export interface CarryFacts {
  readonly status: ApplicationStatus
  readonly endReason: string | null
}

const editable = (status: ApplicationStatus) =>
  editableApplicationStatuses.some((one) => one === status)
const complete = (row: ApplicationCanFacts) => when(row.missing === 0, 'errors.INCOMPLETE')
type Review = 'requestChanges' | 'approve' | 'reject'

export const applicationCan = {
  start: (who: AnyActor, row: ApplicationCanFacts): Verdict =>
    all(asIntern(who), moveOpen(applicationMachine, 'start', row.status, who)),
  /** Sections save one by one until SUBMITTED, and again while changes are asked for. */
  saveSection: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): Verdict =>
    all(
      asIntern(who),
      when(!isEnded(row.status), 'applications.refused.ended'),
      when(editable(row.status), 'applications.refused.submitted'),
    ),
  /** After approval the profile stays editable; names, birth date and identity documents do not. */
  editProfile: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): Verdict =>
    all(
      asIntern(who),
      when(!isEnded(row.status) || row.status === 'COMPLETED', 'applications.refused.ended'),
      when(
        row.status !== 'SUBMITTED' && row.status !== 'IN_REVIEW',
        'applications.refused.submitted',
      ),
    ),
  editIdentity: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): Verdict =>
    all(
      asIntern(who),
      when(!isEnded(row.status) || row.status === 'COMPLETED', 'applications.refused.ended'),
      when(editable(row.status), 'applications.refused.frozen'),
    ),
  submit: (who: AnyActor, row: ApplicationCanFacts): Verdict =>
    all(asIntern(who), moveOpen(applicationMachine, 'submit', row.status, who), complete(row)),
  resubmit: (who: AnyActor, row: ApplicationCanFacts): Verdict =>
    all(
      asIntern(who),
      moveOpen(applicationMachine, 'resubmit', row.status, who),
      complete(row),
      when(row.openComments === 0, 'applications.refused.comments'),
    ),
  withdraw: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): Verdict =>
    all(asIntern(who), moveOpen(applicationMachine, 'withdraw', row.status, who)),
  /** By the programme team, also after enrolment: the internship ends with it. */
  withdrawByTeam: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): Verdict =>
    all(asOperator(who), moveOpen(applicationMachine, withdrawalMove(row.status), row.status, who)),
  /** An application that the end of its batch ended begins anew in another, with everything filled in. */
  carryOver: (who: AnyActor, row: CarryFacts): Verdict =>
    all(
      asIntern(who),
      when(
        row.status === 'NOT_PLACED' ||
          (row.status === 'WITHDRAWN' && row.endReason === 'BATCH_ENDED'),
        illegal,
      ),
    ),
  takeReview: (who: AnyActor, row: Pick<ApplicationCanFacts, 'status'>): Verdict =>
    all(asOperator(who), moveOpen(applicationMachine, 'review', row.status, who)),
  /** A manager may finish what another reviewer took. */
  review: (who: AnyActor, row: ApplicationCanFacts, decision: Review): Verdict =>
    all(
      asOperator(who),
      moveOpen(applicationMachine, decision, row.status, who),
      when(
        who.kind === 'operator' &&
          (who.role === 'MANAGER' || row.reviewerId === null || row.reviewerId === who.operator),
        'applications.refused.otherReviewer',
      ),
    ),
  enrol: (
    who: AnyActor,
    row: Pick<ApplicationCanFacts, 'status'>,
    facts: { hasAcceptedOffer: boolean; internPays: boolean; isPaid: boolean },
  ): Verdict =>
    all(
      moveOpen(applicationMachine, 'enrol', row.status, who),
      when(facts.hasAcceptedOffer, 'applications.refused.noOffer'),
      when(!facts.internPays || facts.isPaid, 'offers.refused.payFirst'),
    ),
  takesSeat: (status: ApplicationStatus): boolean =>
    seatedApplicationStatuses.some((one) => one === status),
  /** Companies see the intern in browse and suggestions. */
  isSeenByCompanies: (status: ApplicationStatus): boolean => status === 'APPROVED',
  open: (who: AnyActor, row: ApplicationCanFacts) => ({
    start: applicationCan.start(who, row),
    saveSection: applicationCan.saveSection(who, row),
    editProfile: applicationCan.editProfile(who, row),
    editIdentity: applicationCan.editIdentity(who, row),
    submit: applicationCan.submit(who, row),
    resubmit: applicationCan.resubmit(who, row),
    withdraw: applicationCan.withdraw(who, row),
    takeReview: applicationCan.takeReview(who, row),
    requestChanges: applicationCan.review(who, row, 'requestChanges'),
    approve: applicationCan.review(who, row, 'approve'),
    reject: applicationCan.review(who, row, 'reject'),
    withdrawByTeam: applicationCan.withdrawByTeam(who, row),
  }),
}
