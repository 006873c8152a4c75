import { describeMachine } from '@fledge/kernel/machine.ts'
import { expect, test } from 'vitest'
import { applicationMachine } from './applications/machine.ts'
import { batchMachine } from './batches/machine.ts'
import { calendarMachine } from './calendars/machine.ts'
import { candidatureMachine } from './candidatures/machine.ts'
import { companyMachine } from './companies/machine.ts'
import { messageReplyMachine } from './messages/reply-machine.ts'
import { opinionMachine } from './reviews/opinion-machine.ts'
import { contentHidingMachine } from './reports/hiding-machine.ts'
import { contentReportMachine } from './reports/machine.ts'
import { internshipActionMachine, internshipMachine } from './internships/machine.ts'
import { interviewMachine } from './interviews/machine.ts'
import { memberMachine } from './members/machine.ts'
import { offerMachine } from './offers/machine.ts'
import { paymentMachine } from './payments/machine.ts'
import { planMachine } from './plans/machine.ts'

test('company account transitions match states.md', () => {
  expect(describeMachine(companyMachine)).toMatchInlineSnapshot(`
    "– → waitlist to IN_WAITING_LIST (system) · register to PENDING_APPROVAL (system)
    IN_WAITING_LIST → admit to PENDING_APPROVAL (operator)
    PENDING_APPROVAL → approve to APPROVED (operator) · reject to REJECTED (operator)
    APPROVED → expel to REJECTED (operator)
    REJECTED → reopen to PENDING_APPROVAL (operator)"
  `)
})
test('member transitions match states.md', () => {
  expect(describeMachine(memberMachine)).toMatchInlineSnapshot(`
    "– → found to ACTIVE (system) · invite to INVITED (company)
    INVITED → remind to INVITED (company) · join to ACTIVE (company) · revoke to REVOKED (company)
    ACTIVE → deactivate to DEACTIVATED (company, operator)
    DEACTIVATED → activate to ACTIVE (company)
    REVOKED → end"
  `)
})
test('a batch is drafted, published and hidden', () => {
  expect(describeMachine(batchMachine)).toMatchInlineSnapshot(`
    "– → draft to DRAFT (operator) · copy to DRAFT (operator)
    DRAFT → publish to PUBLISHED (operator)
    PUBLISHED → hide to DRAFT (operator)"
  `)
})
test('application transitions match states.md', () => {
  expect(describeMachine(applicationMachine)).toMatchInlineSnapshot(`
    "– → open to NOT_STARTED (system)
    NOT_STARTED → start to IN_PROGRESS (intern) · withdraw to WITHDRAWN (intern, operator) · endBatch to WITHDRAWN (clock)
    IN_PROGRESS → submit to SUBMITTED (intern) · withdraw to WITHDRAWN (intern, operator) · endBatch to WITHDRAWN (clock)
    SUBMITTED → review to IN_REVIEW (operator) · withdraw to WITHDRAWN (intern, operator) · endBatch to WITHDRAWN (clock)
    IN_REVIEW → requestChanges to CHANGES_REQUESTED (operator) · approve to APPROVED (operator) · reject to REJECTED (operator) · withdraw to WITHDRAWN (intern, operator) · endBatch to WITHDRAWN (clock)
    CHANGES_REQUESTED → resubmit to SUBMITTED (intern) · withdraw to WITHDRAWN (intern, operator) · endBatch to WITHDRAWN (clock)
    APPROVED → enrol to ENROLLED (system, intern) · withdraw to WITHDRAWN (intern, operator) · notPlaced to NOT_PLACED (clock)
    REJECTED → end
    ENROLLED → leave to WITHDRAWN (intern, operator) · complete to COMPLETED (system)
    COMPLETED → end
    NOT_PLACED → end
    WITHDRAWN → end"
  `)
})
test('plan transitions match states.md', () => {
  expect(describeMachine(planMachine)).toMatchInlineSnapshot(`
    "– → draft to DRAFT (company)
    DRAFT → publish to ACTIVE (company) · discard to deleted (company)
    ACTIVE → pause to PAUSED (company, system, clock) · archive to ARCHIVED (company)
    PAUSED → resume to ACTIVE (company) · archive to ARCHIVED (company)
    ARCHIVED → restore to ACTIVE (company)"
  `)
})
test('candidature transitions match states.md', () => {
  expect(describeMachine(candidatureMachine)).toMatchInlineSnapshot(`
    "– → express to INTERESTED (intern) · shortlist to SHORTLISTED (company) · proposeInterview to INTERVIEW_PROPOSED (company)
    INTERESTED → shortlist to SHORTLISTED (company) · lapse to CLOSED (clock) · proposeInterview to INTERVIEW_PROPOSED (company) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    SHORTLISTED → recordInterest to SHORTLISTED (intern) · unshortlist to CLOSED (company) · returnToInterest to INTERESTED (company) · lapse to CLOSED (clock) · proposeInterview to INTERVIEW_PROPOSED (company) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    INTERVIEW_PROPOSED → scheduleInterview to INTERVIEW_SCHEDULED (intern, company) · endInterview to SHORTLISTED (system) · endFurtherInterview to INTERVIEWED (system) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    INTERVIEW_SCHEDULED → rescheduleInterview to INTERVIEW_PROPOSED (intern, company) · endInterview to SHORTLISTED (system) · endFurtherInterview to INTERVIEWED (system) · completeInterview to INTERVIEWED (system) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    INTERVIEWED → lapse to CLOSED (clock) · proposeInterview to INTERVIEW_PROPOSED (company) · sendOffer to OFFER_IN_REVIEW (company) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    OFFER_IN_REVIEW → approveOffer to OFFERED (operator, system) · returnOffer to INTERVIEWED (operator, company, system) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    OFFERED → returnOffer to INTERVIEWED (operator, company, system) · acceptOffer to OFFER_ACCEPTED (intern) · declineOffer to OFFER_DECLINED (intern) · expireOffer to OFFER_EXPIRED (clock) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    OFFER_ACCEPTED → hire to HIRED (company, system) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    OFFER_DECLINED → lapse to CLOSED (clock) · sendOffer to OFFER_IN_REVIEW (company) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    OFFER_EXPIRED → lapse to CLOSED (clock) · sendOffer to OFFER_IN_REVIEW (company) · disqualify to DISQUALIFIED (company) · withdraw to WITHDRAWN (intern) · close to CLOSED (system)
    HIRED → endHire to CLOSED (system)
    DISQUALIFIED → end
    WITHDRAWN → end
    CLOSED → end"
  `)
})
test('interview transitions match states.md', () => {
  expect(describeMachine(interviewMachine)).toMatchInlineSnapshot(`
    "– → propose to AWAITING_CONFIRMATION (company)
    AWAITING_CONFIRMATION → confirm to CONFIRMED (intern) · counterPropose to RESCHEDULE_REQUESTED_BY_INTERN (intern) · reschedule to RESCHEDULE_REQUESTED_BY_HC (company) · cancel to CANCELLED_BY_HC (company, system) · decline to CANCELLED_BY_INTERN (intern) · lapse to UNAVAILABLE (clock) · release to UNAVAILABLE (system) · reject to REJECTED (system)
    CONFIRMED → counterPropose to RESCHEDULE_REQUESTED_BY_INTERN (intern) · reschedule to RESCHEDULE_REQUESTED_BY_HC (company) · cancel to CANCELLED_BY_HC (company, system) · decline to CANCELLED_BY_INTERN (intern) · pass to IN_PAST (clock) · complete to COMPLETED (company) · release to UNAVAILABLE (system) · reject to REJECTED (system)
    RESCHEDULE_REQUESTED_BY_HC → confirm to CONFIRMED (intern) · counterPropose to RESCHEDULE_REQUESTED_BY_INTERN (intern) · cancel to CANCELLED_BY_HC (company, system) · decline to CANCELLED_BY_INTERN (intern) · lapse to UNAVAILABLE (clock) · release to UNAVAILABLE (system) · reject to REJECTED (system)
    RESCHEDULE_REQUESTED_BY_INTERN → choose to CONFIRMED (company) · reschedule to RESCHEDULE_REQUESTED_BY_HC (company) · cancel to CANCELLED_BY_HC (company, system) · decline to CANCELLED_BY_INTERN (intern) · lapse to UNAVAILABLE (clock) · release to UNAVAILABLE (system) · reject to REJECTED (system)
    COMPLETED → end
    IN_PAST → complete to COMPLETED (company) · settle to COMPLETED (intern, clock) · recordInternNoShow to CANCELLED_BY_INTERN (company, operator, clock) · recordCompanyNoShow to CANCELLED_BY_HC (intern, operator, clock) · reject to REJECTED (system)
    CANCELLED_BY_HC → end
    CANCELLED_BY_INTERN → end
    REJECTED → end
    UNAVAILABLE → end"
  `)
})
test('offer transitions match states.md', () => {
  expect(describeMachine(offerMachine)).toMatchInlineSnapshot(`
    "– → draft to DRAFT (company)
    DRAFT → edit to DRAFT (company) · send to IN_REVIEW (company) · discard to deleted (company, system)
    NEEDS_REVISION → revise to NEEDS_REVISION (company) · send to IN_REVIEW (company) · discard to deleted (company, system)
    IN_REVIEW → recall to DRAFT (company) · approve to OFFERED (operator, system) · requestRevision to NEEDS_REVISION (operator) · reject to REJECTED_BY_VI (operator) · withdraw to EXPIRED (company, system)
    OFFERED → recall to DRAFT (company) · accept to ACCEPTED_BY_CANDIDATE (intern) · decline to REJECTED_BY_CANDIDATE (intern) · expire to EXPIRED (clock) · withdraw to EXPIRED (company, system)
    ACCEPTED_BY_CANDIDATE → end
    REJECTED_BY_CANDIDATE → end
    REJECTED_BY_VI → end
    EXPIRED → end"
  `)
})
test('payment transitions match states.md', () => {
  expect(describeMachine(paymentMachine)).toMatchInlineSnapshot(`
    "– → create to CREATED (intern)
    CREATED → requireAction to REQUIRES_ACTION (system) · succeed to SUCCEEDED (system) · fail to FAILED (system)
    REQUIRES_ACTION → succeed to SUCCEEDED (system) · fail to FAILED (system)
    SUCCEEDED → refund to REFUNDED (operator, system)
    FAILED → end
    REFUNDED → end"
  `)
})
test('internship and internship action transitions match states.md', () => {
  expect(describeMachine(internshipMachine)).toMatchInlineSnapshot(`
    "– → create to UPCOMING (system)
    UPCOMING → start to ONGOING (clock) · cancel to CANCELLED (intern, operator, system)
    ONGOING → complete to COMPLETE (clock) · endEarly to COMPLETE (operator, clock)
    COMPLETE → end
    CANCELLED → end"
  `)
  expect(describeMachine(internshipActionMachine)).toMatchInlineSnapshot(`
    "– → raise to RAISED (company, intern)
    RAISED → accept to ACCEPTED (operator) · decline to DECLINED (operator, system)
    ACCEPTED → end
    DECLINED → end"
  `)
})
test('provider errors break a connected calendar, and connecting again repairs it', () => {
  expect(describeMachine(calendarMachine)).toMatchInlineSnapshot(`
    "– → connect to CONNECTED (company)
    CONNECTED → reconnect to CONNECTED (company) · break to BROKEN (system) · disconnect to DISCONNECTED (company, system)
    BROKEN → reconnect to CONNECTED (company) · disconnect to DISCONNECTED (company, system)
    DISCONNECTED → connect to CONNECTED (company)"
  `)
})

test('a reply waits until the programme team answers or closes it', () => {
  expect(describeMachine(messageReplyMachine)).toMatchInlineSnapshot(`
    "– → send to UNANSWERED (company, intern)
    UNANSWERED → respond to ANSWERED (operator) · close to CLOSED (operator)
    ANSWERED → end
    CLOSED → end"
  `)
})

test('a second opinion waits for a colleague until it is given or cancelled', () => {
  expect(describeMachine(opinionMachine)).toMatchInlineSnapshot(`
    "– → ask to ASKED (operator)
    ASKED → answer to ANSWERED (operator) · cancel to CANCELLED (operator, system)
    ANSWERED → end
    CANCELLED → end"
  `)
})

test('what is hidden stays so until the programme team has decided', () => {
  expect(describeMachine(contentHidingMachine)).toMatchInlineSnapshot(`
    "– → hide to HIDDEN (operator)
    HIDDEN → change to CHANGED (company, intern) · appeal to APPEALED (company, intern) · restore to RESTORED (operator)
    CHANGED → uphold to HIDDEN (operator) · restore to RESTORED (operator)
    APPEALED → uphold to HIDDEN (operator) · restore to RESTORED (operator)
    RESTORED → end"
  `)
})

test('reports about content transition as decided', () => {
  expect(describeMachine(contentReportMachine)).toMatchInlineSnapshot(`
    "– → send to REPORTED (company, intern)
    REPORTED → dismiss to DISMISSED (operator) · resolve to RESOLVED (operator)
    DISMISSED → end
    RESOLVED → end"
  `)
})
