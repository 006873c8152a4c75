import type { ApplicationStatus } from '../applications/types.ts'
import type { CandidatureStage, Turn } from '../candidatures/types.ts'
import type { InternshipActionStatus, InternshipStatus } from '../internships/types.ts'
import type { InterviewStatus } from '../interviews/types.ts'
import type { MemberStatus } from '../members/types.ts'
import type { ReplyStatus } from '../messages/reply-types.ts'
import type { OfferStatus } from '../offers/types.ts'
import { overdueKinds } from '../overdue/types.ts'
import type { HidingStatus } from '../reports/hiding-types.ts'
import type { ContentReportStatus } from '../reports/types.ts'
import type { PaymentStatus } from '../payments/types.ts'
import type { OpinionStatus } from '../reviews/opinion-types.ts'
import type { CompanyStatus } from '../sessions/types.ts'

/**
 * Kinds of waits: those of the programme team's lists, and those in which a company or an intern has
 * the turn.
 */
export const waitKinds = [
  ...overdueKinds,
  'UNSUBMITTED',
  'CHANGES',
  'INVITATION',
  'COMPANY_QUESTION',
  'CANDIDATURE',
  'INTERVIEW',
  'OFFER_DRAFT',
  'OFFER_ANSWER',
  'PAYMENT',
  'INTERNSHIP',
  'WEEK',
] as const
export type WaitKind = (typeof waitKinds)[number]

/** Whose tasks the team's list shows, besides those of one colleague. */
export const waitOwners = ['me', 'none', 'away'] as const

/** Who takes care of what is on the review desk: no one, the reader or a colleague. */
export const deskOwners = ['none', 'me', 'colleagues'] as const
export type DeskOwner = (typeof deskOwners)[number]

/** The side whose turn it is. */
export type WaitSide = Exclude<Turn, 'none'>
export const waitSides = [
  'company',
  'intern',
  'operator',
  'both',
] as const satisfies readonly WaitSide[]

type StateTurns<State extends string> = Readonly<Record<State, readonly WaitSide[]>>

const applicationTurns: StateTurns<ApplicationStatus> = {
  NOT_STARTED: ['intern'],
  IN_PROGRESS: ['intern'],
  SUBMITTED: ['operator'],
  IN_REVIEW: ['operator'],
  CHANGES_REQUESTED: ['intern'],
  APPROVED: ['operator'],
  REJECTED: [],
  ENROLLED: [],
  COMPLETED: [],
  NOT_PLACED: [],
  WITHDRAWN: [],
}
const companyTurns: StateTurns<CompanyStatus> = {
  IN_WAITING_LIST: ['operator'],
  PENDING_APPROVAL: ['operator', 'company'],
  APPROVED: [],
  REJECTED: [],
}
const memberTurns: StateTurns<MemberStatus> = {
  INVITED: ['company'],
  ACTIVE: [],
  DEACTIVATED: [],
  REVOKED: [],
}
const candidatureTurns: StateTurns<CandidatureStage> = {
  INTERESTED: ['company'],
  SHORTLISTED: ['company'],
  INTERVIEW_PROPOSED: ['company', 'intern'],
  INTERVIEW_SCHEDULED: ['company', 'intern', 'operator', 'both'],
  INTERVIEWED: ['company'],
  OFFER_IN_REVIEW: ['operator'],
  OFFERED: ['intern'],
  OFFER_ACCEPTED: ['intern'],
  OFFER_DECLINED: ['company'],
  OFFER_EXPIRED: ['company'],
  HIRED: [],
  DISQUALIFIED: [],
  WITHDRAWN: [],
  CLOSED: [],
}
const interviewTurns: StateTurns<InterviewStatus> = {
  AWAITING_CONFIRMATION: ['intern'],
  RESCHEDULE_REQUESTED_BY_HC: ['intern'],
  RESCHEDULE_REQUESTED_BY_INTERN: ['company'],
  CONFIRMED: ['both'],
  IN_PAST: ['company', 'intern', 'operator'],
  COMPLETED: [],
  CANCELLED_BY_HC: [],
  CANCELLED_BY_INTERN: [],
  REJECTED: [],
  UNAVAILABLE: [],
}
const offerTurns: StateTurns<OfferStatus> = {
  DRAFT: ['company'],
  NEEDS_REVISION: ['company'],
  IN_REVIEW: ['operator'],
  OFFERED: ['intern'],
  ACCEPTED_BY_CANDIDATE: [],
  REJECTED_BY_CANDIDATE: [],
  REJECTED_BY_VI: [],
  EXPIRED: [],
}
const internshipTurns: StateTurns<InternshipStatus> = {
  UPCOMING: ['both'],
  ONGOING: ['both'],
  COMPLETE: [],
  CANCELLED: [],
}
const internshipActionTurns: StateTurns<InternshipActionStatus> = {
  RAISED: ['operator'],
  ACCEPTED: [],
  DECLINED: [],
}
const contentReportTurns: StateTurns<ContentReportStatus> = {
  REPORTED: ['operator'],
  DISMISSED: [],
  RESOLVED: [],
}
const contentHidingTurns: StateTurns<HidingStatus> = {
  HIDDEN: [],
  CHANGED: ['operator'],
  APPEALED: ['operator'],
  RESTORED: [],
}
const messageReplyTurns: StateTurns<ReplyStatus> = {
  UNANSWERED: ['operator'],
  ANSWERED: [],
  CLOSED: [],
}
const secondOpinionTurns: StateTurns<OpinionStatus> = {
  ASKED: ['operator'],
  ANSWERED: [],
  CANCELLED: [],
}
const paymentTurns: StateTurns<PaymentStatus> = {
  CREATED: ['intern'],
  REQUIRES_ACTION: ['intern'],
  SUCCEEDED: [],
  FAILED: [],
  REFUNDED: [],
}

/**
 * Whose turn it can be in each state of every machine that people wait for (spec/states.md). A
 * row in a state without a side waits for nothing; one in any other state has exactly one wait. Plans,
 * batches and calendars wait for no one. Three rows have none despite their state: a private shortlist,
 * an approved application with an open candidature, and one in review with an open second opinion,
 * which have the turn.
 */
export const stateTurns = {
  application: applicationTurns,
  company: companyTurns,
  member: memberTurns,
  candidature: candidatureTurns,
  interview: interviewTurns,
  offer: offerTurns,
  internship: internshipTurns,
  internshipAction: internshipActionTurns,
  contentReport: contentReportTurns,
  contentHiding: contentHidingTurns,
  messageReply: messageReplyTurns,
  secondOpinion: secondOpinionTurns,
  payment: paymentTurns,
} as const
