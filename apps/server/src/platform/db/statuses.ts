import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import {
  editableApplicationStatuses,
  endedApplicationStatuses,
  leftApplicationStatuses,
  reviewableApplicationStatuses,
  undecidedApplicationStatuses,
} from '@fledge/domain/applications/types.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import { calendarMachine } from '@fledge/domain/calendars/machine.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import {
  endedStages,
  openStages,
  settledStages,
  stagesBeforeAccepted,
  stagesOpenToOffer,
  timedStages,
} from '@fledge/domain/candidatures/types.ts'
import {
  companyInvitationStates,
  openInvitationStates,
} from '@fledge/domain/company-invitations/types.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import { creditKinds } from '@fledge/domain/credits/types.ts'
import { internshipActionMachine, internshipMachine } from '@fledge/domain/internships/machine.ts'
import {
  activeInternshipStatuses,
  pastInternshipStatuses,
} from '@fledge/domain/internships/types.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import {
  agreedInterviewStatuses,
  liveInterviewStatuses,
  proposedInterviewStatuses,
} from '@fledge/domain/interviews/types.ts'
import { lookupStates } from '@fledge/domain/lookups/types.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import { opinionMachine } from '@fledge/domain/reviews/opinion-machine.ts'
import { cannedCommentStates } from '@fledge/domain/reviews/types.ts'
import { messageStates, templateStates } from '@fledge/domain/messages/types.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import {
  openOfferStatuses,
  reservingOfferStatuses,
  unreceivedOfferStatuses,
  unsentOfferStatuses,
} from '@fledge/domain/offers/types.ts'
import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import { openPaymentStatuses } from '@fledge/domain/payments/types.ts'
import { personStatuses } from '@fledge/domain/people/types.ts'
import { messageReplyMachine } from '@fledge/domain/messages/reply-machine.ts'
import { contentHidingMachine } from '@fledge/domain/reports/hiding-machine.ts'
import { hiddenStatuses, requestedStatuses } from '@fledge/domain/reports/hiding-types.ts'
import { contentReportMachine } from '@fledge/domain/reports/machine.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { knownPlanStatuses, visiblePlanStatuses } from '@fledge/domain/plans/types.ts'
import { operatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import {
  memberRoles,
  operatorRoles,
  undecidedCompanyStatuses,
  userStatuses,
} from '@fledge/domain/sessions/types.ts'

interface StatusSet<Value extends string, List extends string> {
  readonly values: readonly Value[]
  readonly lists: Readonly<Record<List, readonly Value[]>>
}

const defineSet = <Value extends string, List extends string = never>(
  values: readonly Value[],
  // Without lists, List is never and the empty object is complete.
  lists: Readonly<Record<List, readonly NoInfer<Value>[]>> = {} as Readonly<Record<List, never>>,
): StatusSet<Value, List> => ({ values, lists })

const sets = {
  application: defineSet(applicationMachine.states, {
    editable: editableApplicationStatuses,
    ended: endedApplicationStatuses,
    left: leftApplicationStatuses,
    reviewable: reviewableApplicationStatuses,
    undecided: undecidedApplicationStatuses,
  }),
  batch: defineSet(batchMachine.states),
  calendar: defineSet(calendarMachine.states),
  company_invitation: defineSet(companyInvitationStates, { open: openInvitationStates }),
  candidature: defineSet(candidatureMachine.states, {
    before_accepted: stagesBeforeAccepted,
    ended: endedStages,
    open: openStages,
    open_to_offer: stagesOpenToOffer,
    settled: settledStages,
    timed: timedStages,
  }),
  company: defineSet(companyMachine.states, { undecided: undecidedCompanyStatuses }),
  credit: defineSet(creditKinds),
  internship: defineSet(internshipMachine.states, {
    active: activeInternshipStatuses,
    past: pastInternshipStatuses,
  }),
  content_hiding: defineSet(contentHidingMachine.states, {
    hidden: hiddenStatuses,
    requested: requestedStatuses,
  }),
  content_report: defineSet(contentReportMachine.states),
  internship_action: defineSet(internshipActionMachine.states),
  interview: defineSet(interviewMachine.states, {
    agreed: agreedInterviewStatuses,
    live: liveInterviewStatuses,
    proposed: proposedInterviewStatuses,
  }),
  lookup: defineSet(lookupStates),
  member: defineSet(memberMachine.states),
  member_role: defineSet(memberRoles),
  message: defineSet(messageStates),
  message_reply: defineSet(messageReplyMachine.states),
  offer: defineSet(offerMachine.states, {
    open: openOfferStatuses,
    reserving: reservingOfferStatuses,
    unreceived: unreceivedOfferStatuses,
    unsent: unsentOfferStatuses,
  }),
  operator_role: defineSet(operatorRoles, {
    reviewing: operatorAccess['operator:review'],
    finance: operatorAccess['operator:finance'],
  }),
  payment: defineSet(paymentMachine.states, { open: openPaymentStatuses }),
  person: defineSet(personStatuses),
  plan: defineSet(planMachine.states, { known: knownPlanStatuses, visible: visiblePlanStatuses }),
  template: defineSet(templateStates),
  second_opinion: defineSet(opinionMachine.states),
  canned_comment: defineSet(cannedCommentStates),
  user: defineSet(userStatuses),
} as const

type Sets = typeof sets

/** A status of the domain, `offer.OFFERED`, or a named list of statuses, `offer.open`. */
export type StatusName = {
  [K in keyof Sets]: `${K}.${Sets[K]['values'][number] | (keyof Sets[K]['lists'] & string)}`
}[keyof Sets]

const quote = (value: string) => `'${value}'`

const sqlByName: ReadonlyMap<string, string> = new Map(
  Object.entries<StatusSet<string, string>>(sets).flatMap(([set, { values, lists }]) => [
    ...values.map((value) => [`${set}.${value}`, quote(value)] as const),
    ...Object.entries(lists).map(
      ([list, members]) => [`${set}.${list}`, members.map(quote).join(', ')] as const,
    ),
  ]),
)

/** Every status that SQL must take from the domain. */
export const statusValues: ReadonlySet<string> = new Set(
  Object.values<StatusSet<string, string>>(sets).flatMap(({ values }) => values),
)

/**
 * Returns SQL for a status (`'OFFERED'`) or for the items of a list, as query files include them:
 * `o.status in ({{offer.open}})`. Undefined for a name that the domain does not have.
 */
export const findStatusSql = (name: string): string | undefined => sqlByName.get(name)

/** The same for SQL that is composed in TypeScript, where the type checks the names. */
export const statusSql = (...names: readonly StatusName[]): string =>
  names.map((name) => sqlByName.get(name)).join(', ')
