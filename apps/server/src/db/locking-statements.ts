interface LockReason {
  readonly reason: string
  readonly statements: readonly string[]
}

/**
 * Statements that lock a row and read others beside it, with the reason why that is safe. What such a
 * statement reads beside the row can be older than its lock: what another transaction committed while
 * it waited is missing. All others lock first and read in a second statement (ARCHITECTURE.md).
 */
export const lockReasons: readonly LockReason[] = [
  {
    reason: 'an earlier statement of the same transaction locked what it depends on',
    statements: [
      'accounts.memberToLeave',
      'candidatures.lockCompaniesOfIntern',
      'candidatures.lockPlansOfIntern',
      'candidatures.selectCandidatureForUpdate',
      'internships.internshipForUpdate',
      'interviews.interviewForUpdate',
      'interviews.lockOpenInterviews',
      'members.memberForUpdate',
      'members.memberOfCompany',
      'offers.offerForUpdate',
      'payments.openPayment',
      'payments.paymentForUpdate',
      'waits.takeNextAction',
      'waits.takeNextApplication',
      'waits.takeNextCompany',
      'waits.takeNextOffer',
      'waits.takeNextWaitingCompany',
    ],
  },
  {
    reason: 'a second statement of the same transaction decides again, by the locked rows',
    statements: ['files.lockUnused', 'files.lockUnusedOfCompanies'],
  },
  {
    reason: 'it locks every row that it decides by',
    statements: ['accounts.nextInternToErase', 'accounts.nextMemberToErase'],
  },
  {
    reason: 'beside the locked rows, it reads ids that never change',
    statements: [
      'applications.lockApplicantsOf',
      'applications.lockFreeApplicantsOf',
      'candidatures.lockParentRows',
      'candidatures.lockParentsOfCandidature',
      'candidatures.lockParentsWithoutWaiting',
      'files.lockDocuments',
      'internships.ongoingInternshipsOf',
      'pending-acts.lockActGroup',
      'sessions.openCodes',
    ],
  },
  {
    reason: 'its transaction decides by columns of the locked row only; the others are shown',
    statements: [
      'availability.lockAvailability',
      'intern-registration.lockUnremindedSeats',
      'intern-registration.lockUnusedSeat',
      'no-shows.noShowForUpdate',
      'payments.settledPaymentOfOffer',
      'registration.invitedForUpdate',
      'weekly-feedback.weekForUpdate',
    ],
  },
  {
    reason:
      'it skips locked rows, and an email or a lease could as well have come a moment earlier',
    statements: [
      'calendars.leaseDueEvents',
      'internships.internshipsLackingWeeks',
      'mail.leaseDueMails',
      'companies.questionsToRemind',
      'members.invitationsToRemind',
      'weekly-feedback.weeksWithDueReminder',
    ],
  },
]
