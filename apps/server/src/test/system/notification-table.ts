import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import { internshipActionMachine, internshipMachine } from '@fledge/domain/internships/machine.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'

const machines = [
  applicationMachine,
  batchMachine,
  candidatureMachine,
  companyMachine,
  internshipMachine,
  internshipActionMachine,
  interviewMachine,
  memberMachine,
  offerMachine,
  paymentMachine,
  planMachine,
]

/** Every transition of every machine, e.g. `offer.send`. */
export const everyMove: readonly string[] = machines.flatMap((machine) =>
  Object.keys(machine.transitions).map((move) => `${machine.name}.${move}`),
)

/**
 * Notifications sent in the transaction of each transition to everyone who waits for it or has to
 * know of it. Written by hand, deliberately not derived from the event handlers.
 */
export const notificationsByTransition: Readonly<Record<string, readonly string[]>> = {
  'application.submit': ['applications.submitted'],
  'application.resubmit': ['applications.submitted'],
  'application.requestChanges': ['applications.changes'],
  'application.approve': ['applications.approved'],
  'application.reject': ['applications.rejected'],
  'application.endBatch': ['applications.batchEnded'],
  'application.notPlaced': ['applications.notPlaced'],
  'application.enrol': ['applications.enrolled', 'offers.youAccepted'],
  'candidature.express': ['candidatures.express'],
  'candidature.recordInterest': ['candidatures.express'],
  'candidature.lapse': ['candidatures.lapse', 'candidatures.lapsed'],
  'candidature.proposeInterview': ['interviews.propose'],
  'candidature.scheduleInterview': ['interviews.confirm', 'interviews.choose'],
  'candidature.rescheduleInterview': ['interviews.counterPropose', 'interviews.reschedule'],
  'candidature.endInterview': [
    'interviews.cancel',
    'interviews.decline',
    'interviews.lapse',
    'interviews.release',
    'interviews.recordInternNoShow',
    'interviews.recordCompanyNoShow',
  ],
  'candidature.endFurtherInterview': [
    'interviews.cancel',
    'interviews.decline',
    'interviews.lapse',
    'interviews.recordInternNoShow',
    'interviews.recordCompanyNoShow',
  ],
  'candidature.completeInterview': ['interviews.held'],
  'candidature.sendOffer': ['offers.sentForReview', 'offers.received'],
  'candidature.approveOffer': ['offers.received'],
  'candidature.returnOffer': [
    'offers.needsRevision',
    'offers.rejectedByReview',
    'offers.takenBack',
    'offers.withdrawn',
  ],
  'candidature.acceptOffer': ['offers.accepted', 'offers.acceptedToConfirm'],
  'candidature.declineOffer': ['offers.declined'],
  'candidature.expireOffer': ['offers.expired'],
  'candidature.hire': ['candidatures.hire', 'offers.accepted', 'offers.confirmed'],
  'candidature.disqualify': ['candidatures.disqualify'],
  'candidature.withdraw': ['candidatures.withdraw'],
  'candidature.close': [
    'candidatures.close',
    'candidatures.closed',
    'internships.cancelledForIntern',
  ],
  'candidature.endHire': ['internships.cancelledForIntern', 'internships.endedEarlyForIntern'],
  'company.admit': ['companies.admit'],
  'company.approve': ['companies.approve'],
  'company.reject': ['companies.reject'],
  'company.expel': ['companies.reject'],
  'company.reopen': ['companies.reopen'],
  'internship.create': ['offers.accepted', 'offers.acceptedToConfirm'],
  'internship.start': ['internships.startedForIntern'],
  'internship.complete': ['internships.completedForIntern'],
  'internship.endEarly': ['internships.endedEarlyForIntern'],
  'internship.cancel': ['internships.cancelledForIntern'],
  'internshipAction.raise': ['internships.actionRaised'],
  'internshipAction.accept': ['internships.actionAcceptedForIntern', 'internships.concernAnswered'],
  'internshipAction.decline': [
    'internships.actionDeclinedForIntern',
    'internships.concernAnswered',
  ],
  'interview.propose': ['interviews.propose'],
  'interview.confirm': ['interviews.confirm'],
  'interview.choose': ['interviews.choose'],
  'interview.counterPropose': ['interviews.counterPropose'],
  'interview.reschedule': ['interviews.reschedule'],
  'interview.cancel': ['interviews.cancel'],
  'interview.decline': ['interviews.decline'],
  'interview.pass': ['interviews.pass'],
  'interview.complete': ['interviews.held'],
  'interview.settle': ['interviews.held'],
  'interview.recordInternNoShow': ['interviews.recordInternNoShow'],
  'interview.recordCompanyNoShow': ['interviews.recordCompanyNoShow'],
  'interview.lapse': ['interviews.lapse'],
  'interview.release': ['interviews.release'],
  'interview.reject': ['interviews.reject', 'interviews.claimClosed'],
  'member.found': ['companies.registered', 'companies.waitlist'],
  'member.invite': ['members.invite'],
  'member.remind': ['members.remind'],
  'member.join': ['members.joined'],
  'member.revoke': ['members.revoked'],
  'member.deactivate': ['members.deactivate'],
  'member.activate': ['members.activate'],
  'offer.send': ['offers.sentForReview', 'offers.received'],
  'offer.approve': ['offers.received'],
  'offer.requestRevision': ['offers.needsRevision'],
  'offer.reject': ['offers.rejectedByReview'],
  'offer.accept': ['offers.accepted', 'offers.acceptedToConfirm'],
  'offer.decline': ['offers.declined'],
  'offer.expire': ['offers.expired'],
  'payment.succeed': ['payments.succeeded', 'payments.settled'],
  'payment.refund': ['payments.goesBack'],
}

const own = 'Only the one who makes the move is concerned, and sees it done.'
const shortlist =
  "A shortlist is the company's own; an intern hears of it by the interview that follows."
const openly = 'Interns who were in reach see it in their lists; nobody was waiting for it.'
const atCheckout = 'The intern is at the checkout, which says what comes next; nothing was taken.'

/** Transitions without a notification, each with its reason. */
export const silentTransitions: Readonly<Record<string, string>> = {
  'application.open': own,
  'application.start': own,
  'application.review': 'The day of the answer stays what it was; the intern hears the answer.',
  'application.withdraw':
    "The intern's own move; where the programme team makes it, applications.withdrawnByTeam tells. Companies hear it by the candidatures that it closes.",
  'application.leave': 'It follows a cancelled or ended internship, of which both sides are told.',
  'application.complete': 'It follows the end of an internship, of which both sides are told.',
  'batch.draft': own,
  'batch.publish': openly,
  'batch.hide': openly,
  'candidature.shortlist': shortlist,
  'candidature.unshortlist':
    'Only a shortlist that the intern knew of is theirs to hear of; then candidatures.close tells.',
  'candidature.returnToInterest': shortlist,
  'company.waitlist': 'The registration is not finished; member.found ends it and tells.',
  'company.register': 'The registration is not finished; member.found ends it and tells.',
  'offer.draft': own,
  'offer.edit': own,
  'offer.revise': own,
  'offer.discard': own,
  'offer.takeBack':
    'Only an offer that the intern had is theirs to know of; then offers.takenBack tells.',
  'offer.withdraw':
    'Only an offer that the intern had is theirs to know of; then offers.withdrawn tells. Its company is told by offers.withdrawnForCompany.',
  'payment.create': atCheckout,
  'payment.requireAction': atCheckout,
  'payment.fail': atCheckout,
  'plan.draft': own,
  'plan.publish': openly,
  'plan.pause':
    "The company's own move, or it follows a rejected account; the clock's pause tells by plans.paused.",
  'plan.resume': openly,
  'plan.archive': 'Who still waited hears it by the candidatures that it closes.',
  'plan.restore': openly,
  'plan.discard': own,
}
