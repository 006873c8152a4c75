import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import { internshipActionMachine, internshipMachine } from '@fledge/domain/internships/machine.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { paymentMachine } from '@fledge/domain/payments/machine.ts'
import { contentHidingMachine } from '@fledge/domain/reports/hiding-machine.ts'
import { opinionMachine } from '@fledge/domain/reviews/opinion-machine.ts'
import { messageReplyMachine } from '@fledge/domain/messages/reply-machine.ts'
import { contentReportMachine } from '@fledge/domain/reports/machine.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'

const machines = [
  applicationMachine,
  batchMachine,
  candidatureMachine,
  companyMachine,
  contentHidingMachine,
  contentReportMachine,
  messageReplyMachine,
  opinionMachine,
  internshipMachine,
  internshipActionMachine,
  interviewMachine,
  memberMachine,
  offerMachine,
  paymentMachine,
  planMachine,
]

/** Every transition of every machine, e.g. `offer.send`. */
export const everyTransition: readonly string[] = machines.flatMap((machine) =>
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
  'contentHiding.hide': ['reports.hidden'],
  'contentHiding.uphold': ['reports.upheld'],
  'contentHiding.restore': ['reports.restored'],
  'messageReply.respond': ['messages.answered'],
  'contentReport.dismiss': ['reports.answered'],
  'contentReport.resolve': ['reports.answered'],
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

const ownActionReason = 'Affects only its own actor, who sees the result.'
const privateShortlistReason =
  'A shortlist is private to the company; the intern is notified of the interview that follows.'
const publicListReason = 'Interns see the change in their lists, and nobody is waiting for it.'
const checkoutReason =
  'The intern is at the checkout, which shows the next step; no money was taken.'

/** Transitions without a notification, each with its reason. */
export const silentTransitions: Readonly<Record<string, string>> = {
  'application.open': ownActionReason,
  'application.start': ownActionReason,
  'application.review': 'The due date does not change; the intern is notified of the decision.',
  'application.withdraw':
    "The intern's own action; if the programme team withdraws it, applications.withdrawnByTeam is sent. Companies are notified of the closed candidatures.",
  'application.leave': 'Follows a cancelled or ended internship, of which both sides are notified.',
  'application.complete': 'Follows the end of an internship, of which both sides are notified.',
  'batch.copy': ownActionReason,
  'batch.draft': ownActionReason,
  'batch.publish': publicListReason,
  'batch.hide': publicListReason,
  'candidature.shortlist': privateShortlistReason,
  'candidature.unshortlist':
    'The intern is notified only if they knew of the shortlist, by candidatures.close.',
  'candidature.returnToInterest': privateShortlistReason,
  'company.waitlist': 'The registration is incomplete; member.found completes it and notifies.',
  'company.register': 'The registration is incomplete; member.found completes it and notifies.',
  'contentHiding.change':
    'A task of the programme team, which the overview and the daily digest count.',
  'contentHiding.appeal':
    'A task of the programme team, which the overview and the daily digest count.',
  'secondOpinion.ask':
    'The colleague finds it among their tasks, with the time by which it is due.',
  'secondOpinion.answer': 'The application is back among the tasks of its reviewer.',
  'secondOpinion.cancel': 'It is no longer among the tasks of the colleague.',
  'messageReply.send':
    'A task of the programme team, which the overview and the daily digest count.',
  'messageReply.close': 'It needs no answer; the page of the message shows what the person wrote.',
  'contentReport.send':
    'A task of the programme team, which the overview and the daily digest count; the person it is about is not told who reported it.',
  'offer.draft': ownActionReason,
  'offer.edit': ownActionReason,
  'offer.revise': ownActionReason,
  'offer.discard': ownActionReason,
  'offer.recall':
    'The intern is notified only if they had received the offer, by offers.takenBack.',
  'offer.withdraw':
    'The intern is notified only if they had received the offer, by offers.withdrawn. The company is notified by offers.withdrawnForCompany.',
  'payment.create': checkoutReason,
  'payment.requireAction': checkoutReason,
  'payment.fail': checkoutReason,
  'plan.draft': ownActionReason,
  'plan.publish': publicListReason,
  'plan.pause':
    "The company's own action, or it follows a rejected account; an automatic pause notifies by plans.paused.",
  'plan.resume': publicListReason,
  'plan.archive': 'Waiting interns are notified of the closed candidatures.',
  'plan.restore': publicListReason,
  'plan.discard': ownActionReason,
}
