/**
 * Lists: rows with what is needed to tell them apart and to work through them. Who opens one of their
 * rows is recorded by what they open.
 */
export const listReads: readonly string[] = [
  'auditLog.listAuditEvents',
  'batches.listOperatorBatches',
  'batches.listPartners',
  'certificates.listCertificates',
  'companies.listCompanyQueue',
  'companyInvitations.listCompanyInvitations',
  'internships.listInternshipActions',
  'interviews.listContested',
  'lists.listSavedViews',
  'lookups.listLookupEntries',
  'messages.listMessageReplies',
  'messages.listMessages',
  'messages.listTemplates',
  'noShows.listNoShowReviews',
  'offers.listOffersForReview',
  'outbox.listFailedMails',
  'overdue.listOverdue',
  'payments.listDifferences',
  'payments.listPayments',
  'payments.listProviderEvents',
  'pendingActs.listPendingActs',
  'people.listPeople',
  'placement.listUnplaced',
  'privacy.listPrivacyRequests',
  'records.listAllApplications',
  'records.listAllCandidatures',
  'records.listAllCompanies',
  'records.listAllCredits',
  'records.listAllInternships',
  'records.listAllInterviews',
  'records.listAllNoShows',
  'records.listPublishedPlans',
  'records.listSeatAlerts',
  'records.listSentOffers',
  'reports.listContentHidings',
  'reports.listContentReports',
  'reviews.listCannedComments',
  'reviews.listReviews',
  'risk.listAtRisk',
  'team.listTeam',
  'today.listTodayItems',
  'waits.listColleagues',
  'waits.listWaits',
]

/** Copies of lists: that one was taken is an event, with its filters and columns. */
export const listCopies: readonly string[] = [
  'auditLog.exportAuditLog',
  'companyInvitations.exportCompanyInvitations',
  'lookups.exportLookupEntries',
  'messages.exportMessageReplies',
  'messages.exportMessages',
  'messages.exportTemplates',
  'outbox.exportFailedMails',
  'overdue.exportOverdue',
  'payments.exportDifferences',
  'payments.exportPayments',
  'payments.exportProviderEvents',
  'people.exportPeople',
  'placement.exportUnplaced',
  'privacy.exportPrivacyRequests',
  'records.exportApplications',
  'records.exportCandidatures',
  'records.exportCompanies',
  'records.exportCredits',
  'records.exportInternships',
  'records.exportInterviews',
  'records.exportNoShows',
  'records.exportOffers',
  'records.exportPlans',
  'records.exportSeatAlerts',
  'reports.exportContentHidings',
  'reports.exportContentReports',
  'reviews.exportCannedComments',
  'risk.exportAtRisk',
  'waits.exportWaits',
]

interface Reading {
  /** Event that a reading leaves. */
  readonly event: string
  /** Name of the id in the path, of the rows that the test makes. */
  readonly id: string
  /** Event that it leaves instead where the desk fetches it ahead. */
  readonly aheadEvent?: string
}

/** What shows personal data beyond a list. */
export const operatorReadings: Readonly<Record<string, Reading>> = {
  'companies.getCompanyForReview': {
    event: 'companyPage.read',
    id: 'company',
    aheadEvent: 'companyPage.fetch',
  },
  'companies.getCompanyPage': { event: 'companyPage.read', id: 'company' },
  'files.fileAddress': { event: 'person.readFiles', id: 'file' },
  'files.getFileText': { event: 'person.readFiles', id: 'file' },
  'internships.getCase': { event: 'case.read', id: 'action' },
  'interviews.listInternFeedback': { event: 'companyPage.readFeedback', id: 'company' },
  'messages.listMessageRecipients': { event: 'message.readRecipients', id: 'message' },
  'offers.getOfferForReview': {
    event: 'person.readOffer',
    id: 'offer',
    aheadEvent: 'person.fetchOffer',
  },
  'people.getLockedFields': { event: 'person.read', id: 'application' },
  'people.getPerson': { event: 'person.read', id: 'intern_user' },
  'programmeReports.getDiversityTotals': { event: 'programmeReport.readDiversity', id: 'batch' },
  'reviews.getReview': {
    event: 'person.readApplication',
    id: 'application',
    aheadEvent: 'person.fetchApplication',
  },
  'reviews.readIdentityDocuments': { event: 'identityDocument.read', id: 'application' },
}

/** What shows no personal data beyond a list, or is recorded elsewhere, with the reasons. */
export const unrecordedReads: Readonly<Record<string, string>> = {
  'accounts.compareAccounts':
    'accounts that look alike; comparing two records both, in duplicate-accounts.test.ts',
  'accounts.exportPerson':
    'sends what preparePersonExport made and recorded, once, by a secret address',
  'batches.checkBatchAddress': 'whether an address is free',
  'batches.getBatchFunnel': 'totals',
  'batches.getBatchPlaces': 'totals',
  'batches.getOperatorBatch': 'a batch, with the names of colleagues who changed it',
  'companies.countCompanyOwners': 'totals',
  'companies.countCompanyQueue': 'totals',
  'companies.listCompanyEvents': 'a tab of the company page, whose reading is recorded',
  'companies.previewApproveCompanies': 'the queue again, with the checks that each passes',
  'files.getFile': 'recorded as files.fileAddress is, in files.test.ts',
  'flags.listFlags': 'nothing about people but who of the team changed them',
  'jobs.listJobs': 'nothing about people',
  'messages.listTemplateVersions': 'texts without recipients',
  'offers.countOfferOwners': 'totals',
  'overdue.countOverdue': 'totals',
  'payments.listPaymentTotals': 'totals',
  'people.listPersonEvents': 'a tab of the person page, whose reading is recorded',
  'placement.countUnplaced': 'totals',
  'placement.listOpenPlans': 'plans, nothing about interns',
  'placement.listOpenings': 'plans that fit a row of the placement clock',
  'plans.getPlanPage': 'a published plan as interns see it, and totals',
  'plans.listPlanEvents': 'what happened to a plan, nothing about interns',
  'privacy.getRetentionCalendar': 'rules and totals',
  'programmeReports.getProgrammeReport': 'totals',
  'programmeReports.getReportSchedule': 'who of the team gets the report',
  'reviews.countReviewOwners': 'totals',
  'reviews.countReviews': 'totals',
  'reviews.previewApproveApplications': 'the queue again, with the checks that each passes',
  'reviews.getBatchMove': 'batches, and what a move would end',
  'secondFactor.getSecondFactor': 'the own second factor',
  'settings.listSettings': 'nothing about people but who of the team changed them',
  'team.getOwnAbsence': 'the own absence',
  'team.getReviewTimes': 'totals',
  'today.getFinanceToday': 'totals',
  'today.getToday': 'totals',
  'search.searchConsole': 'a list of the best hits, as the lists themselves show them',
}
