// Written by build/texts.ts from every file of texts; run `npm run texts` after a change of their values.
import type { accountsTexts as T0 } from '@fledge/contract/accounts/texts.ts'
import type { agreementsTexts as T1 } from '@fledge/contract/agreements/texts.ts'
import type { applicationsTexts as T2 } from '@fledge/contract/applications/texts.ts'
import type { auditLogTexts as T3 } from '@fledge/contract/audit-log/texts.ts'
import type { availabilityTexts as T4 } from '@fledge/contract/availability/texts.ts'
import type { batchesTexts as T5 } from '@fledge/contract/batches/texts.ts'
import type { calendarsTexts as T6 } from '@fledge/contract/calendars/texts.ts'
import type { candidaturesTexts as T7 } from '@fledge/contract/candidatures/texts.ts'
import type { certificatesTexts as T8 } from '@fledge/contract/certificates/texts.ts'
import type { companiesTexts as T9 } from '@fledge/contract/companies/texts.ts'
import type { companyInvitationsTexts as T10 } from '@fledge/contract/company-invitations/texts.ts'
import type { contactsTexts as T11 } from '@fledge/contract/contacts/texts.ts'
import type { creditsTexts as T12 } from '@fledge/contract/credits/texts.ts'
import type { enrolmentTexts as T13 } from '@fledge/contract/enrolment/texts.ts'
import type { filesTexts as T14 } from '@fledge/contract/files/texts.ts'
import type { flagTexts as T15 } from '@fledge/contract/flags/texts.ts'
import type { internRegistrationTexts as T16 } from '@fledge/contract/intern-registration/texts.ts'
import type { internshipsTexts as T17 } from '@fledge/contract/internships/texts.ts'
import type { interviewsTexts as T18 } from '@fledge/contract/interviews/texts.ts'
import type { jobTexts as T19 } from '@fledge/contract/jobs/texts.ts'
import type { listsTexts as T20 } from '@fledge/contract/lists/texts.ts'
import type { lookupsTexts as T21 } from '@fledge/contract/lookups/texts.ts'
import type { matchingTexts as T22 } from '@fledge/contract/matching/texts.ts'
import type { membersTexts as T23 } from '@fledge/contract/members/texts.ts'
import type { replyTexts as T24 } from '@fledge/contract/messages/reply-texts.ts'
import type { messagesTexts as T25 } from '@fledge/contract/messages/texts.ts'
import type { noShowsTexts as T26 } from '@fledge/contract/no-shows/texts.ts'
import type { noticesTexts as T27 } from '@fledge/contract/notices/texts.ts'
import type { offersTexts as T28 } from '@fledge/contract/offers/texts.ts'
import type { outboxTexts as T29 } from '@fledge/contract/outbox/texts.ts'
import type { overdueTexts as T30 } from '@fledge/contract/overdue/texts.ts'
import type { paymentsTexts as T31 } from '@fledge/contract/payments/texts.ts'
import type { pendingActsTexts as T32 } from '@fledge/contract/pending-acts/texts.ts'
import type { personEventTexts as T33 } from '@fledge/contract/people/event-texts.ts'
import type { peopleTexts as T34 } from '@fledge/contract/people/texts.ts'
import type { placementTexts as T35 } from '@fledge/contract/placement/texts.ts'
import type { plansTexts as T36 } from '@fledge/contract/plans/texts.ts'
import type { columnTexts as T37 } from '@fledge/contract/platform/column-texts.ts'
import type { errorTexts as T38 } from '@fledge/contract/platform/errors.ts'
import type { brandTexts as T39 } from '@fledge/contract/platform/texts.ts'
import type { conflictTexts as T40 } from '@fledge/contract/platform/texts.ts'
import type { validationTexts as T41 } from '@fledge/contract/platform/texts.ts'
import type { privacyTexts as T42 } from '@fledge/contract/privacy/texts.ts'
import type { profilesTexts as T43 } from '@fledge/contract/profiles/texts.ts'
import type { programmeReportMailTexts as T44 } from '@fledge/contract/programme-reports/texts.ts'
import type { recordsTexts as T45 } from '@fledge/contract/records/texts.ts'
import type { registrationTexts as T46 } from '@fledge/contract/registration/texts.ts'
import type { hidingTexts as T47 } from '@fledge/contract/reports/hiding-texts.ts'
import type { reportTexts as T48 } from '@fledge/contract/reports/texts.ts'
import type { reviewTexts as T49 } from '@fledge/contract/reviews/texts.ts'
import type { riskTexts as T50 } from '@fledge/contract/risk/texts.ts'
import type { secondFactorTexts as T51 } from '@fledge/contract/second-factor/texts.ts'
import type { sessionsTexts as T52 } from '@fledge/contract/sessions/texts.ts'
import type { shortlistTexts as T53 } from '@fledge/contract/shortlist/texts.ts'
import type { sitemapHeadsTexts as T54 } from '@fledge/contract/sitemaps/texts.ts'
import type { spotFeedbackTexts as T55 } from '@fledge/contract/spot-feedback/texts.ts'
import type { teamTexts as T56 } from '@fledge/contract/team/texts.ts'
import type { waitsTexts as T57 } from '@fledge/contract/waits/texts.ts'
import type { weeklyFeedbackTexts as T58 } from '@fledge/contract/weekly-feedback/texts.ts'
import type { platformTexts as T59 } from './texts.ts'
import type { companyAreaTexts as T60 } from '../../areas/company/texts.ts'
import type { internAreaTexts as T61 } from '../../areas/intern/texts.ts'
import type { operatorAreaTexts as T62 } from '../../areas/operator/texts.ts'
import type { publicAreaTexts as T63 } from '../../areas/public/texts.ts'
import type { accountScreenTexts as T64 } from '../../features/accounts/texts.ts'
import type { agreementScreensTexts as T65 } from '../../features/agreements/texts.ts'
import type { applicationResumeTexts as T66 } from '../../features/applications/resume-texts.ts'
import type { applicationsScreenTexts as T67 } from '../../features/applications/texts.ts'
import type { applicationVideoTexts as T68 } from '../../features/applications/video-texts.ts'
import type { auditLogScreenTexts as T69 } from '../../features/audit-log/texts.ts'
import type { availabilityScreenTexts as T70 } from '../../features/availability/texts.ts'
import type { batchFunnelTexts as T71 } from '../../features/batches/funnel-texts.ts'
import type { batchesScreenTexts as T72 } from '../../features/batches/texts.ts'
import type { operatorBatchesTexts as T73 } from '../../features/batches/texts.ts'
import type { browseTexts as T74 } from '../../features/browse/texts.ts'
import type { calendarsScreenTexts as T75 } from '../../features/calendars/texts.ts'
import type { candidatureScreenTexts as T76 } from '../../features/candidatures/texts.ts'
import type { companyPageTexts as T77 } from '../../features/companies/company-page-texts.ts'
import type { questionTexts as T78 } from '../../features/companies/question-texts.ts'
import type { companyScreensTexts as T79 } from '../../features/companies/texts.ts'
import type { companyInvitationsScreenTexts as T80 } from '../../features/company-invitations/texts.ts'
import type { creditsScreenTexts as T81 } from '../../features/credits/texts.ts'
import type { dashboardTexts as T82 } from '../../features/dashboards/texts.ts'
import type { enrolmentScreenTexts as T83 } from '../../features/enrolment/texts.ts'
import type { flagsScreenTexts as T84 } from '../../features/flags/texts.ts'
import type { internRegistrationScreenTexts as T85 } from '../../features/intern-registration/texts.ts'
import type { caseScreenTexts as T86 } from '../../features/internships/case-texts.ts'
import type { internshipsScreenTexts as T87 } from '../../features/internships/texts.ts'
import type { interviewScreenTexts as T88 } from '../../features/interviews/texts.ts'
import type { jobsScreenTexts as T89 } from '../../features/jobs/texts.ts'
import type { lookupsScreenTexts as T90 } from '../../features/lookups/texts.ts'
import type { memberScreensTexts as T91 } from '../../features/members/texts.ts'
import type { messageScreenTexts as T92 } from '../../features/messages/texts.ts'
import type { noShowScreensTexts as T93 } from '../../features/no-shows/texts.ts'
import type { offersScreenTexts as T94 } from '../../features/offers/texts.ts'
import type { operatorOutboxTexts as T95 } from '../../features/outbox/texts.ts'
import type { overdueScreenTexts as T96 } from '../../features/overdue/texts.ts'
import type { checkoutTexts as T97 } from '../../features/payments/texts.ts'
import type { peopleScreenTexts as T98 } from '../../features/people/texts.ts'
import type { placementScreenTexts as T99 } from '../../features/placement/texts.ts'
import type { planScreensTexts as T100 } from '../../features/plans/texts.ts'
import type { privacyScreenTexts as T101 } from '../../features/privacy/texts.ts'
import type { profilesScreenTexts as T102 } from '../../features/profiles/texts.ts'
import type { programmeReportTexts as T103 } from '../../features/programme-reports/texts.ts'
import type { recordsScreenTexts as T104 } from '../../features/records/texts.ts'
import type { registrationScreenTexts as T105 } from '../../features/registration/texts.ts'
import type { reportsScreenTexts as T106 } from '../../features/reports/texts.ts'
import type { cannedCommentScreenTexts as T107 } from '../../features/reviews/canned-comment-texts.ts'
import type { deskTexts as T108 } from '../../features/reviews/desk-texts.ts'
import type { opinionScreenTexts as T109 } from '../../features/reviews/opinion-texts.ts'
import type { reviewsTexts as T110 } from '../../features/reviews/texts.ts'
import type { riskScreenTexts as T111 } from '../../features/risk/texts.ts'
import type { secondFactorScreenTexts as T112 } from '../../features/second-factor/texts.ts'
import type { signInTexts as T113 } from '../../features/sessions/texts.ts'
import type { programmeSettingsTexts as T114 } from '../../features/settings/texts.ts'
import type { sitemapTexts as T115 } from '../../features/sitemaps/texts.ts'
import type { statusTexts as T116 } from '../../features/status/texts.ts'
import type { teamScreenTexts as T117 } from '../../features/team/texts.ts'
import type { todayTexts as T118 } from '../../features/today/texts.ts'
import type { operatorWaitsTexts as T119 } from '../../features/waits/texts.ts'
import type { weeklyFeedbackScreenTexts as T120 } from '../../features/weekly-feedback/texts.ts'
import type { welcomeTexts as T121 } from '../../features/welcome/texts.ts'

export type Catalogue = typeof T0 &
  typeof T1 &
  typeof T2 &
  typeof T3 &
  typeof T4 &
  typeof T5 &
  typeof T6 &
  typeof T7 &
  typeof T8 &
  typeof T9 &
  typeof T10 &
  typeof T11 &
  typeof T12 &
  typeof T13 &
  typeof T14 &
  typeof T15 &
  typeof T16 &
  typeof T17 &
  typeof T18 &
  typeof T19 &
  typeof T20 &
  typeof T21 &
  typeof T22 &
  typeof T23 &
  typeof T24 &
  typeof T25 &
  typeof T26 &
  typeof T27 &
  typeof T28 &
  typeof T29 &
  typeof T30 &
  typeof T31 &
  typeof T32 &
  typeof T33 &
  typeof T34 &
  typeof T35 &
  typeof T36 &
  typeof T37 &
  typeof T38 &
  typeof T39 &
  typeof T40 &
  typeof T41 &
  typeof T42 &
  typeof T43 &
  typeof T44 &
  typeof T45 &
  typeof T46 &
  typeof T47 &
  typeof T48 &
  typeof T49 &
  typeof T50 &
  typeof T51 &
  typeof T52 &
  typeof T53 &
  typeof T54 &
  typeof T55 &
  typeof T56 &
  typeof T57 &
  typeof T58 &
  typeof T59 &
  typeof T60 &
  typeof T61 &
  typeof T62 &
  typeof T63 &
  typeof T64 &
  typeof T65 &
  typeof T66 &
  typeof T67 &
  typeof T68 &
  typeof T69 &
  typeof T70 &
  typeof T71 &
  typeof T72 &
  typeof T73 &
  typeof T74 &
  typeof T75 &
  typeof T76 &
  typeof T77 &
  typeof T78 &
  typeof T79 &
  typeof T80 &
  typeof T81 &
  typeof T82 &
  typeof T83 &
  typeof T84 &
  typeof T85 &
  typeof T86 &
  typeof T87 &
  typeof T88 &
  typeof T89 &
  typeof T90 &
  typeof T91 &
  typeof T92 &
  typeof T93 &
  typeof T94 &
  typeof T95 &
  typeof T96 &
  typeof T97 &
  typeof T98 &
  typeof T99 &
  typeof T100 &
  typeof T101 &
  typeof T102 &
  typeof T103 &
  typeof T104 &
  typeof T105 &
  typeof T106 &
  typeof T107 &
  typeof T108 &
  typeof T109 &
  typeof T110 &
  typeof T111 &
  typeof T112 &
  typeof T113 &
  typeof T114 &
  typeof T115 &
  typeof T116 &
  typeof T117 &
  typeof T118 &
  typeof T119 &
  typeof T120 &
  typeof T121

type Value = string | number

/** The values of each text that has any; plurals and formatted numbers take numbers. */
export interface TextValues {
  'accounts.appeal.decidedText': { readonly day: Value }
  'accounts.appeal.sentOn': { readonly day: Value }
  'accounts.appeal.sentText': { readonly day: Value }
  'accounts.closing.title': { readonly day: Value }
  'accounts.closing.until': { readonly day: Value }
  'accounts.export.readMe': { readonly day: Value }
  'accounts.export.readMeMember': { readonly day: Value }
  'accounts.refused.internship': { readonly company: Value; readonly ends_on: Value }
  'accounts.terms.version': { readonly version: Value }
  'accounts.zone.now': { readonly now: Value }
  'agreementScreen.conduct.signedBy': { readonly version: Value; readonly name: Value }
  'agreementScreen.conduct.version': { readonly version: Value }
  'agreementScreen.own.version': { readonly version: Value }
  'applications.amount.hours': { readonly count: number }
  'applications.amount.weeks': { readonly count: number }
  'applications.answerBy.apply': { readonly when: Value }
  'applications.answerBy.applyLate': { readonly when: Value }
  'applications.answerBy.change': { readonly when: Value }
  'applications.answerBy.changeLate': { readonly when: Value }
  'applications.answerBy.place': { readonly when: Value }
  'applications.answerBy.placeLate': { readonly when: Value }
  'applications.answerBy.team': { readonly when: Value }
  'applications.answerBy.teamLate': { readonly when: Value }
  'applications.count': { readonly used: number; readonly limit: number }
  'applications.doneOf': { readonly done: Value; readonly of: Value }
  'applications.entry.edit': { readonly entry: Value }
  'applications.entry.monthOf': { readonly end: Value }
  'applications.entry.remove': { readonly entry: Value }
  'applications.entry.yearOf': { readonly end: Value }
  'applications.intro.hint': { readonly min: Value }
  'applications.leave.ask': { readonly batch: Value }
  'applications.next': { readonly step: Value }
  'applications.phone.doneText': { readonly phone: Value }
  'applications.phone.good': { readonly time: Value }
  'applications.phone.newIn': { readonly time: Value }
  'applications.phone.sentTo': { readonly phone: Value }
  'applications.resume.differs': { readonly value: Value }
  'applications.resume.dropSkill': { readonly skill: Value }
  'applications.resume.fileFacts': { readonly count: number; readonly kb: number }
  'applications.resume.leaveNamed': { readonly entry: Value }
  'applications.resume.left': { readonly count: number }
  'applications.resume.says': { readonly page: Value; readonly line: Value; readonly text: Value }
  'applications.resume.size': { readonly kb: number }
  'applications.resume.span': { readonly from: Value; readonly to: Value }
  'applications.resume.takeAll': { readonly count: Value }
  'applications.resume.takeNamed': { readonly entry: Value }
  'applications.resume.toConfirm': { readonly count: number }
  'applications.resume.unsure': { readonly entries: Value }
  'applications.resume.until': { readonly to: Value }
  'applications.review.sentOn': { readonly when: Value }
  'applications.step.comments': { readonly count: number }
  'applications.step.missing': { readonly count: number }
  'applications.step.optional': { readonly done: Value; readonly of: Value }
  'applications.stepOf': { readonly step: Value; readonly of: Value }
  'applications.title': { readonly batch: Value }
  'applications.video.answered': { readonly seconds: Value }
  'applications.videoAnswer.of': { readonly number: Value; readonly of: Value }
  'applications.videoWrap.title': { readonly done: Value; readonly of: Value }
  'auditLogScreen.remove': { readonly name: Value }
  'availability.cell': { readonly day: Value; readonly time: Value }
  'availability.cellAgreed': { readonly cell: Value; readonly company: Value }
  'availability.clockBack': { readonly city: Value; readonly day: Value; readonly from: Value; readonly to: Value }
  'availability.clockForward': { readonly city: Value; readonly day: Value; readonly from: Value; readonly to: Value }
  'availability.copyDay': { readonly day: Value }
  'availability.drawn': { readonly day: Value; readonly hours: Value }
  'availability.hours': { readonly count: number }
  'availability.hoursThatWeek': { readonly count: number }
  'availability.offRemove': { readonly day: Value }
  'availability.text': { readonly city: Value }
  'availability.weekOf': { readonly from: Value; readonly to: Value }
  'batches.admin.done.close': { readonly name: Value }
  'batches.admin.done.hide': { readonly name: Value }
  'batches.admin.done.made': { readonly name: Value }
  'batches.admin.done.publish': { readonly name: Value }
  'batches.admin.says.NOT_STARTED': { readonly opens: Value }
  'batches.admin.says.OPEN': { readonly closes: Value }
  'batches.admin.seats': { readonly taken: number; readonly seats: number }
  'batches.carry.text': { readonly batch: Value }
  'batches.closed.dates': { readonly batch: Value; readonly dates: Value }
  'batches.copy.done': { readonly name: Value }
  'batches.copy.hint': { readonly city: Value }
  'batches.copy.name': { readonly name: Value }
  'batches.copy.programme.earlier': { readonly weeks: number; readonly day: Value }
  'batches.copy.programme.later': { readonly weeks: number; readonly day: Value }
  'batches.copy.registration.earlier': { readonly weeks: number; readonly day: Value }
  'batches.copy.registration.later': { readonly weeks: number; readonly day: Value }
  'batches.copy.text': { readonly name: Value }
  'batches.facts.closed': { readonly time: Value }
  'batches.facts.dates': { readonly from: Value; readonly to: Value }
  'batches.facts.full': { readonly time: Value }
  'batches.facts.opens': { readonly time: Value }
  'batches.facts.over': { readonly day: Value }
  'batches.facts.seatsInAll': { readonly count: number }
  'batches.facts.seatsLeft': { readonly left: number; readonly seats: number }
  'batches.facts.until': { readonly time: Value }
  'batches.facts.waitsForDates': { readonly time: Value }
  'batches.facts.waitsForSeats': { readonly time: Value }
  'batches.find.noneOf.title': { readonly university: Value }
  'batches.form.askMoveText': { readonly count: number }
  'batches.form.inZone': { readonly city: Value }
  'batches.form.removeService': { readonly name: Value }
  'batches.form.slugFree': { readonly address: Value }
  'batches.form.slugHint': { readonly address: Value }
  'batches.funnel.previous': { readonly name: Value }
  'batches.funnel.previousOther': { readonly name: Value }
  'batches.landing.over': { readonly partner: Value }
  'batches.partner.batches': { readonly count: number }
  'batches.partner.saved': { readonly name: Value }
  'batches.places.daysLeft': { readonly count: number }
  'batches.places.partner': { readonly partner: Value }
  'batches.places.taken': { readonly taken: number; readonly seats: number }
  'batches.places.waitingText': { readonly since: Value }
  'batches.problem.domainTaken': { readonly domain: Value; readonly partner: Value }
  'batches.problem.startOver': { readonly day: Value }
  'batches.refused.peopleUnseen': { readonly count: Value }
  'batches.refused.placedOutside': { readonly count: Value }
  'batches.refused.seats': { readonly count: Value }
  'batches.row.fee': { readonly price: Value }
  'batches.row.partnerPays': { readonly partner: Value }
  'browse.beside.dayIn': { readonly from: Value; readonly to: Value; readonly city: Value }
  'browse.beside.flexible': { readonly month: Value }
  'browse.beside.weeks': { readonly from: Value; readonly to: Value }
  'browse.card.free': { readonly weeks: Value }
  'browse.card.more': { readonly count: Value }
  'browse.card.profile': { readonly name: Value }
  'browse.count': { readonly count: number }
  'browse.fact.field': { readonly field: Value }
  'browse.fact.overlap': { readonly hours: Value }
  'browse.fact.projects': { readonly names: Value }
  'browse.fact.share': { readonly points: Value; readonly weight: Value }
  'browse.fact.skills': { readonly have: Value; readonly of: Value; readonly met: Value }
  'browse.fact.skillsNot': { readonly missing: Value }
  'browse.fact.start': { readonly month: Value; readonly weeks: Value }
  'browse.filter.chosen': { readonly count: Value; readonly of: Value }
  'browse.filter.show': { readonly count: number }
  'browse.fitting.plan': { readonly plan: Value; readonly field: Value }
  'browse.for': { readonly plan: Value; readonly skills: Value }
  'browse.forBest': { readonly count: Value }
  'browse.hidden': { readonly name: Value }
  'browse.hidden.count': { readonly count: number }
  'browse.hidden.look': { readonly count: number }
  'browse.hide.changeText': { readonly name: Value }
  'browse.hide.changeTitle': { readonly name: Value }
  'browse.hide.since': { readonly when: Value }
  'browse.hide.text': { readonly name: Value }
  'browse.hide.title': { readonly name: Value }
  'browse.nearMisses': { readonly filter: Value }
  'browse.profile.hoursAWeek': { readonly count: Value }
  'browse.profile.in': { readonly city: Value }
  'browse.remove': { readonly what: Value }
  'browse.removed': { readonly name: Value }
  'browse.saved': { readonly name: Value }
  'browse.shortlist.by': { readonly when: Value; readonly name: Value }
  'browse.shortlist.count': { readonly count: number }
  'browse.shown': { readonly name: Value }
  'browse.weeks': { readonly count: Value }
  'browse.zone.overlap': { readonly min: Value; readonly max: Value }
  'browse.zone.yourDay': { readonly city: Value }
  'calendarScreen.back.done': { readonly name: Value; readonly calendar: Value }
  'calendarScreen.brokenTitle': { readonly name: Value }
  'calendarScreen.chosen': { readonly name: Value }
  'calendarScreen.connect': { readonly name: Value }
  'calendarScreen.disconnectTitle': { readonly name: Value }
  'calendarScreen.disconnected': { readonly name: Value }
  'calendarScreen.waitUntil': { readonly time: Value }
  'calendarScreen.waiting': { readonly count: number }
  'calendars.event.about': { readonly minutes: Value; readonly plan: Value }
  'calendars.event.page': { readonly url: Value }
  'calendars.event.title': { readonly company: Value; readonly intern: Value }
  'calendars.feed.internshipEnds': { readonly role: Value; readonly other: Value }
  'calendars.feed.internshipStarts': { readonly role: Value; readonly other: Value }
  'candidate.closes': { readonly when: Value }
  'candidate.disqualify.done': { readonly name: Value }
  'candidate.disqualify.text': { readonly name: Value }
  'candidate.disqualify.title': { readonly name: Value }
  'candidate.endReason': { readonly reason: Value }
  'candidate.happening.by': { readonly when: Value; readonly name: Value }
  'candidate.happening.interview.choose': { readonly time: Value }
  'candidate.happening.interview.confirm': { readonly time: Value }
  'candidate.happening.interview.pass': { readonly time: Value }
  'candidate.hired': { readonly name: Value }
  'candidate.next.HIRED': { readonly name: Value }
  'candidate.next.INTERESTED': { readonly name: Value }
  'candidate.next.INTERVIEW_PROPOSED': { readonly name: Value }
  'candidate.next.OFFERED': { readonly name: Value }
  'candidate.next.OFFER_ACCEPTED': { readonly name: Value }
  'candidate.next.OFFER_DECLINED': { readonly name: Value }
  'candidate.next.claim.company': { readonly name: Value }
  'candidate.next.claim.contested': { readonly name: Value }
  'candidate.next.claim.intern': { readonly name: Value }
  'candidate.next.counter': { readonly name: Value }
  'candidate.offers.version': { readonly version: Value }
  'candidate.ownHours': { readonly time: Value }
  'candidate.path.since': { readonly when: Value }
  'candidate.path.theirTurn': { readonly name: Value }
  'candidate.theirHours': { readonly name: Value; readonly time: Value }
  'candidate.toAdd': { readonly count: number }
  'candidatures.openInBatch.more': { readonly count: Value }
  'candidatures.refused.answerOverdue': { readonly name: Value; readonly plan: Value }
  'candidatures.unanswered.counts': { readonly count: Value }
  'cannedPicker.insert': { readonly name: Value }
  'cannedScreen.archiveNamed': { readonly name: Value }
  'cannedScreen.archiveTitle': { readonly name: Value }
  'cannedScreen.changeNamed': { readonly name: Value }
  'cannedScreen.restoreNamed': { readonly name: Value }
  'cannedScreen.restoreTitle': { readonly name: Value }
  'caseScreen.decided': { readonly name: Value }
  'caseScreen.due': { readonly when: Value }
  'caseScreen.dueDate.done': { readonly name: Value }
  'caseScreen.dueDate.reason': { readonly name: Value }
  'caseScreen.dueDate.text': { readonly name: Value }
  'caseScreen.messageHint.company': { readonly name: Value }
  'caseScreen.messageHint.intern': { readonly name: Value }
  'caseScreen.of': { readonly name: Value; readonly company: Value }
  'caseScreen.overdue': { readonly when: Value }
  'caseScreen.ownedBy': { readonly name: Value }
  'caseScreen.rescue.replaces': { readonly name: Value }
  'caseScreen.rescue.title': { readonly name: Value }
  'caseScreen.thread': { readonly name: Value }
  'caseScreen.willSend': { readonly name: Value }
  'certificateScreen.checked': { readonly time: Value }
  'certificateScreen.completed': { readonly role: Value; readonly company: Value; readonly batch: Value }
  'certificateScreen.done': { readonly done: Value; readonly of: Value }
  'certificateScreen.hours': { readonly hours: Value }
  'certificateScreen.hoursText': { readonly hours: Value }
  'certificateScreen.issued': { readonly day: Value }
  'certificateScreen.rating': { readonly rating: Value }
  'certificateScreen.revokedOn': { readonly day: Value }
  'certificateScreen.supervisor': { readonly company: Value }
  'certificateScreen.weeks': { readonly count: number }
  'certificates.badge.description': { readonly role: Value; readonly company: Value; readonly weeks: Value; readonly from: Value; readonly to: Value; readonly hours: Value }
  'certificates.badge.title': { readonly role: Value; readonly company: Value }
  'certificates.badge.weeks': { readonly count: number }
  'checkout.backText': { readonly role: Value; readonly company: Value }
  'checkout.cardWords': { readonly brand: Value; readonly last4: Value }
  'checkout.comesBack': { readonly count: number; readonly until: Value; readonly price: Value }
  'checkout.confirmBy': { readonly by: Value }
  'checkout.days': { readonly from: Value; readonly to: Value }
  'checkout.deadline': { readonly until: Value }
  'checkout.doneText': { readonly role: Value; readonly company: Value }
  'checkout.for': { readonly role: Value; readonly company: Value }
  'checkout.pay': { readonly price: Value }
  'checkout.waits.text': { readonly price: Value; readonly when: Value }
  'checkout.waits.until': { readonly until: Value }
  'common.btn.showAll': { readonly count: number }
  'common.btn.showAllOf': { readonly name: Value; readonly count: number }
  'common.btn.showFewerOf': { readonly name: Value }
  'common.bulk.done': { readonly done: Value }
  'common.bulk.leftOut': { readonly count: number; readonly reason: Value }
  'common.bulk.more': { readonly count: number }
  'common.bulk.showLeftOut': { readonly count: number }
  'common.charsLeft': { readonly used: number; readonly limit: number }
  'common.list.columnDown': { readonly name: Value }
  'common.list.columnUp': { readonly name: Value }
  'common.list.select': { readonly name: Value }
  'common.list.selectAll': { readonly count: number }
  'common.list.selected': { readonly count: number }
  'common.notSavedBecause': { readonly because: Value }
  'common.page': { readonly page: Value; readonly pages: Value }
  'common.saved': { readonly time: Value }
  'common.time.days': { readonly count: number }
  'common.time.hours': { readonly count: number }
  'common.views.ofColleague': { readonly name: Value; readonly owner: Value }
  'companies.ask.done': { readonly company: Value }
  'companies.ask.text': { readonly day: Value }
  'companies.ask.title': { readonly company: Value }
  'companies.ask.tooLong': { readonly max: Value }
  'companies.ask.tooMany': { readonly max: Value }
  'companies.bulk.approve': { readonly count: number }
  'companies.bulk.count': { readonly count: number }
  'companies.bulk.done': { readonly count: number }
  'companies.bulk.looked': { readonly count: number }
  'companies.changed.APPROVED': { readonly company: Value }
  'companies.changed.IN_WAITING_LIST': { readonly company: Value }
  'companies.changed.PENDING_APPROVAL': { readonly company: Value }
  'companies.changed.REJECTED': { readonly company: Value }
  'companies.field.removeTool': { readonly tool: Value }
  'companies.media.caption': { readonly number: Value }
  'companies.media.earlier': { readonly number: Value }
  'companies.media.goOn': { readonly name: Value }
  'companies.media.later': { readonly number: Value }
  'companies.media.moved': { readonly number: Value; readonly of: Value }
  'companies.media.photosFull': { readonly max: Value }
  'companies.media.removePhoto': { readonly number: Value }
  'companies.media.removeVideo': { readonly number: Value }
  'companies.media.titleOf': { readonly number: Value }
  'companies.media.videoNumber': { readonly number: Value }
  'companies.media.videosFull': { readonly max: Value }
  'companies.onboarding.open': { readonly count: number }
  'companies.onboarding.says': { readonly done: Value; readonly of: Value }
  'companies.profile.complete': { readonly percent: Value }
  'companies.profile.saveField': { readonly field: Value }
  'companies.profile.section': { readonly done: Value; readonly of: Value }
  'companies.public.allPhotos': { readonly count: number }
  'companies.public.answers': { readonly time: Value }
  'companies.public.founded': { readonly year: Value }
  'companies.public.hosted': { readonly count: number }
  'companies.public.hours': { readonly hours: Value }
  'companies.public.inCity': { readonly country: Value; readonly time: Value; readonly city: Value }
  'companies.public.open': { readonly count: number }
  'companies.public.paid': { readonly amount: Value }
  'companies.public.people': { readonly size: Value }
  'companies.public.photo': { readonly name: Value }
  'companies.public.places': { readonly count: number }
  'companies.public.plan.dayIn': { readonly from: Value; readonly to: Value; readonly city: Value }
  'companies.public.plan.told': { readonly company: Value }
  'companies.public.video': { readonly name: Value }
  'companies.public.weeks': { readonly from: Value; readonly to: Value }
  'companies.public.weeksSame': { readonly count: number }
  'companies.question.ASKED': { readonly day: Value }
  'companies.question.OVERDUE': { readonly day: Value }
  'companies.question.answered': { readonly name: Value; readonly when: Value }
  'companies.question.asked': { readonly name: Value; readonly when: Value }
  'companies.queue.askedCount': { readonly count: number }
  'companies.queue.count': { readonly count: number }
  'companies.queue.waiting': { readonly count: number }
  'companies.refused.incomplete': { readonly fields: Value }
  'companies.review.complete': { readonly percent: Value }
  'companies.review.credits': { readonly count: number }
  'companies.review.domain': { readonly domain: Value }
  'companies.review.done.admit': { readonly company: Value }
  'companies.review.done.approve': { readonly company: Value }
  'companies.review.done.expel': { readonly company: Value }
  'companies.review.done.reject': { readonly company: Value }
  'companies.review.done.reopen': { readonly company: Value }
  'companies.review.expelSure': { readonly company: Value }
  'companies.review.expelTitle': { readonly company: Value }
  'companies.review.internsSayMore': { readonly count: number }
  'companies.review.otherWebsite': { readonly website: Value }
  'companies.review.rated': { readonly name: Value; readonly rating: Value }
  'companies.review.rejectTitle': { readonly company: Value }
  'companies.review.since': { readonly when: Value }
  'companies.sameDomain': { readonly domain: Value }
  'companies.trust.done.distrust': { readonly company: Value }
  'companies.trust.done.trust': { readonly company: Value }
  'companies.trust.title.distrust': { readonly company: Value }
  'companies.trust.title.trust': { readonly company: Value }
  'company.credits': { readonly count: number }
  'company.owner': { readonly name: Value; readonly role: Value }
  'companyInvitationsScreen.changed': { readonly count: number }
  'companyInvitationsScreen.resendCount': { readonly count: number }
  'companyInvitationsScreen.resendDone': { readonly count: number }
  'companyInvitationsScreen.resendNamed': { readonly name: Value }
  'companyInvitationsScreen.resendTitle': { readonly count: number }
  'companyInvitationsScreen.withdrawCount': { readonly count: number }
  'companyInvitationsScreen.withdrawDone': { readonly count: number }
  'companyInvitationsScreen.withdrawNamed': { readonly name: Value }
  'companyInvitationsScreen.withdrawTitle': { readonly count: number }
  'companyPage.all': { readonly count: number }
  'companyPage.creditLine': { readonly kind: Value; readonly amount: number }
  'companyPage.credits': { readonly count: number }
  'companyPage.creditsAfter': { readonly count: number }
  'companyPage.feedback.average': { readonly average: Value; readonly count: number }
  'companyPage.managedBy': { readonly name: Value }
  'companyPage.manager.done': { readonly company: Value }
  'companyPage.manager.title': { readonly company: Value }
  'companyPage.next': { readonly when: Value }
  'companyPage.openings': { readonly taken: number; readonly openings: number }
  'companyPage.overdue': { readonly when: Value }
  'companyPage.supervisor': { readonly name: Value }
  'companyPage.transfer.done': { readonly company: Value }
  'companyPage.transfer.title': { readonly company: Value }
  'conflicts.named': { readonly name: Value }
  'creditsScreen.correctNamed': { readonly company: Value }
  'creditsScreen.correctTitle': { readonly company: Value }
  'creditsScreen.granted': { readonly count: number; readonly company: Value }
  'creditsScreen.revoked': { readonly count: number; readonly company: Value }
  'dashboards.answerBy': { readonly when: Value }
  'dashboards.closes': { readonly when: Value }
  'dashboards.event.acceptOffer': { readonly name: Value }
  'dashboards.event.approveOffer': { readonly name: Value }
  'dashboards.event.close': { readonly name: Value }
  'dashboards.event.completeInterview': { readonly name: Value }
  'dashboards.event.declineOffer': { readonly name: Value }
  'dashboards.event.disqualify': { readonly name: Value }
  'dashboards.event.endInterview': { readonly name: Value }
  'dashboards.event.expireOffer': { readonly name: Value }
  'dashboards.event.express': { readonly name: Value }
  'dashboards.event.hire': { readonly name: Value }
  'dashboards.event.lapse': { readonly name: Value }
  'dashboards.event.proposeInterview': { readonly name: Value }
  'dashboards.event.rescheduleInterview': { readonly name: Value }
  'dashboards.event.returnOffer': { readonly name: Value }
  'dashboards.event.returnToInterest': { readonly name: Value }
  'dashboards.event.scheduleInterview': { readonly name: Value }
  'dashboards.event.sendOffer': { readonly name: Value }
  'dashboards.event.shortlist': { readonly name: Value }
  'dashboards.event.unshortlist': { readonly name: Value }
  'dashboards.event.withdraw': { readonly name: Value }
  'dashboards.funnel.goOn': { readonly percent: Value }
  'dashboards.interested.closes': { readonly when: Value }
  'dashboards.interviews.all': { readonly count: Value }
  'dashboards.interviews.join': { readonly name: Value }
  'dashboards.interviews.there': { readonly time: Value; readonly city: Value }
  'dashboards.interviews.with': { readonly names: Value }
  'dashboards.next.due': { readonly when: Value }
  'dashboards.next.internTitle': { readonly count: number }
  'dashboards.next.more': { readonly count: number }
  'dashboards.next.start': { readonly name: Value }
  'dashboards.next.title': { readonly count: number }
  'dashboards.next.wasDue': { readonly when: Value }
  'dashboards.others.account': { readonly day: Value }
  'dashboards.others.claims': { readonly count: number }
  'dashboards.others.enrolments': { readonly count: number }
  'dashboards.others.offers': { readonly count: number }
  'dashboards.others.review': { readonly count: number }
  'dashboards.others.times': { readonly count: number }
  'dashboards.pending.title': { readonly company: Value }
  'dashboards.progress.since': { readonly plan: Value; readonly since: Value }
  'dashboards.question.answered': { readonly when: Value }
  'dashboards.question.due': { readonly day: Value }
  'dashboards.question.overdue': { readonly day: Value }
  'dashboards.ready.says': { readonly done: Value; readonly of: Value }
  'dashboards.suggested.for': { readonly plan: Value }
  'dashboards.suggested.hidden': { readonly field: Value }
  'dashboards.suggested.save': { readonly name: Value }
  'dashboards.suggested.saved': { readonly name: Value }
  'dashboards.suggested.shown': { readonly field: Value }
  'dashboards.tour.at': { readonly at: Value; readonly of: Value }
  'dashboards.wasDue': { readonly when: Value }
  'desk.changed': { readonly section: Value }
  'desk.clear': { readonly count: number }
  'desk.decided': { readonly name: Value; readonly status: Value }
  'desk.decidedBy': { readonly colleague: Value; readonly name: Value; readonly act: Value }
  'desk.decidedByYou': { readonly name: Value; readonly act: Value }
  'desk.duplicates': { readonly count: Value }
  'desk.english': { readonly level: Value }
  'desk.experience': { readonly count: number }
  'desk.file.hideOf': { readonly name: Value }
  'desk.file.page': { readonly page: Value }
  'desk.file.showOf': { readonly name: Value }
  'desk.file.text': { readonly name: Value }
  'desk.identity.of': { readonly number: Value }
  'desk.skipUndone': { readonly name: Value }
  'desk.skipped.APPLICATION': { readonly name: Value; readonly when: Value }
  'desk.skipped.COMPANY': { readonly name: Value; readonly when: Value }
  'desk.skipped.OFFER': { readonly name: Value; readonly when: Value }
  'desk.skipped.WAITING_LIST': { readonly name: Value; readonly when: Value }
  'deskOwner.ask': { readonly name: Value }
  'deskOwner.askText': { readonly name: Value; readonly subject: Value; readonly when: Value }
  'deskOwner.colleagues': { readonly count: number }
  'deskOwner.done': { readonly subject: Value; readonly name: Value }
  'deskOwner.held': { readonly name: Value; readonly when: Value }
  'deskOwner.heldAway': { readonly name: Value; readonly when: Value }
  'deskOwner.option.colleagues': { readonly count: number }
  'deskOwner.option.me': { readonly count: number }
  'deskOwner.option.none': { readonly count: number }
  'deskOwner.since': { readonly name: Value; readonly when: Value }
  'deskOwner.sinceYou': { readonly when: Value }
  'deskOwner.skipped': { readonly when: Value }
  'deskOwner.tookOver': { readonly name: Value; readonly when: Value }
  'deskOwner.with': { readonly name: Value }
  'differencesScreen.compared': { readonly count: number; readonly found: number }
  'differencesScreen.resolveText': { readonly kind: Value; readonly id: Value }
  'duplicates.same': { readonly things: Value }
  'duplicates.similarName': { readonly same: Value }
  'enrolment.accept': { readonly version: Value }
  'enrolment.by': { readonly when: Value }
  'enrolment.conduct': { readonly version: Value }
  'enrolment.firstDay': { readonly role: Value; readonly company: Value }
  'enrolment.last': { readonly when: Value }
  'eventDetails.amount': { readonly amount: Value }
  'eventDetails.leftOut': { readonly leftOut: number }
  'eventDetails.recipients': { readonly recipients: number }
  'eventDetails.sent': { readonly sent: number }
  'extendRows.count': { readonly count: number }
  'extendRows.dayEnds': { readonly when: Value; readonly city: Value }
  'extendRows.done': { readonly count: number }
  'extendRows.included': { readonly count: number }
  'extendRows.title.applications': { readonly count: number }
  'extendRows.title.interviews': { readonly count: number }
  'extendRows.title.offers': { readonly count: number }
  'extendRows.title.people': { readonly count: number }
  'files.budget': { readonly count: number }
  'files.quota.bytes': { readonly size: Value }
  'files.quota.count': { readonly count: Value }
  'flags.share': { readonly percentage: Value }
  'flags.users': { readonly count: number }
  'flagsScreen.changeNamed': { readonly name: Value }
  'heads.company.text': { readonly company: Value }
  'heads.company.textPlace': { readonly company: Value; readonly place: Value }
  'heads.company.title': { readonly company: Value }
  'heads.internProfile.text': { readonly name: Value }
  'heads.internProfile.textField': { readonly name: Value; readonly field: Value }
  'heads.internProfile.title': { readonly name: Value }
  'heads.partner.text': { readonly name: Value }
  'hiddenContent.appealTitle': { readonly part: Value }
  'hiddenContent.changeTitle': { readonly part: Value }
  'hiddenContent.decided': { readonly reason: Value }
  'hiddenContent.due': { readonly sent: Value; readonly when: Value }
  'hiddenContent.reason': { readonly reason: Value }
  'hiddenContent.title': { readonly part: Value }
  'hiddenContent.youWrote': { readonly note: Value }
  'hiddenContentScreen.appeal': { readonly note: Value }
  'hiddenContentScreen.change': { readonly note: Value }
  'hiddenContentScreen.decideNamed': { readonly part: Value; readonly name: Value }
  'hiddenContentScreen.decideTitle': { readonly part: Value; readonly name: Value }
  'hiddenContentScreen.hiddenBecause': { readonly name: Value; readonly note: Value }
  'hiddenContentScreen.restoreNamed': { readonly part: Value; readonly name: Value }
  'hiddenContentScreen.restoreTitle': { readonly part: Value; readonly name: Value }
  'hidings.ownPart.plan': { readonly plan: Value }
  'hiring.days': { readonly count: number }
  'hiring.due': { readonly when: Value }
  'hiring.for': { readonly since: Value }
  'hiring.late': { readonly when: Value }
  'hiring.more': { readonly count: number }
  'hiring.since': { readonly when: Value }
  'hiring.there': { readonly time: Value; readonly city: Value }
  'hiring.waits': { readonly since: Value }
  'hiring.waitsSince': { readonly when: Value }
  'importCompanies.count': { readonly count: number }
  'importCompanies.invitedOn': { readonly date: Value }
  'importCompanies.leftOut': { readonly count: number }
  'importCompanies.leftOutRow': { readonly reason: Value }
  'importCompanies.open': { readonly count: number }
  'importCompanies.send': { readonly count: number }
  'importCompanies.sent': { readonly count: number }
  'intern.dashboard.add': { readonly field: Value }
  'intern.dashboard.addMore': { readonly field: Value }
  'intern.dashboard.expressOn': { readonly plan: Value; readonly company: Value }
  'intern.dashboard.hours': { readonly hours: Value }
  'intern.dashboard.interested': { readonly company: Value }
  'intern.dashboard.minutes': { readonly minutes: Value }
  'intern.dashboard.next.apply': { readonly batch: Value }
  'intern.dashboard.next.applyBy': { readonly when: Value }
  'intern.dashboard.next.applyText': { readonly percent: Value }
  'intern.dashboard.next.by': { readonly when: Value }
  'intern.dashboard.next.changeBy': { readonly when: Value }
  'intern.dashboard.next.changes': { readonly count: number }
  'intern.dashboard.next.choose': { readonly company: Value }
  'intern.dashboard.next.confirm': { readonly company: Value }
  'intern.dashboard.next.confirmText': { readonly role: Value; readonly ends: Value }
  'intern.dashboard.next.held': { readonly company: Value }
  'intern.dashboard.next.late': { readonly when: Value }
  'intern.dashboard.next.meet': { readonly company: Value }
  'intern.dashboard.next.offer': { readonly company: Value }
  'intern.dashboard.next.pay': { readonly company: Value }
  'intern.dashboard.next.payBy': { readonly when: Value }
  'intern.dashboard.next.payText': { readonly role: Value }
  'intern.dashboard.next.placeBy': { readonly when: Value }
  'intern.dashboard.next.teamBy': { readonly when: Value }
  'intern.dashboard.next.week': { readonly company: Value }
  'intern.dashboard.offered': { readonly by: Value }
  'intern.dashboard.others.INTERESTED': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.INTERVIEWED': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.INTERVIEW_PROPOSED': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.INTERVIEW_SCHEDULED': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.OFFER_DECLINED': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.OFFER_EXPIRED': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.OFFER_IN_REVIEW': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.SHORTLISTED': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.dispute': { readonly company: Value; readonly when: Value }
  'intern.dashboard.others.more': { readonly count: number }
  'intern.dashboard.ownTimes': { readonly company: Value; readonly by: Value }
  'intern.dashboard.percent': { readonly percent: Value }
  'intern.dashboard.stage.APPLIED.count': { readonly count: Value }
  'intern.dashboard.stage.APPROVED.count': { readonly count: Value }
  'intern.dashboard.stage.INTERNSHIP.count': { readonly count: number }
  'intern.dashboard.stage.INTERVIEWS.count': { readonly count: number }
  'intern.dashboard.stage.OFFER.count': { readonly count: number }
  'intern.dashboard.stage.from': { readonly day: Value }
  'intern.dashboard.startsOn': { readonly day: Value }
  'intern.dashboard.task.by': { readonly when: Value }
  'intern.dashboard.task.more': { readonly count: number }
  'intern.dashboard.timeIn': { readonly time: Value; readonly city: Value }
  'intern.dashboard.times.count': { readonly count: number }
  'intern.dashboard.timesText': { readonly count: number; readonly city: Value }
  'intern.dashboard.weeks': { readonly done: Value; readonly of: Value }
  'intern.dashboard.with': { readonly people: Value }
  'intern.dashboard.zone': { readonly here: Value; readonly hereTime: Value; readonly own: Value; readonly ownTime: Value }
  'intern.dashboard.zone.keep': { readonly city: Value }
  'intern.dashboard.zone.switch': { readonly city: Value }
  'internRegistration.batch.closes': { readonly time: Value }
  'internRegistration.batch.seats': { readonly count: number }
  'internRegistration.batch.yours': { readonly batch: Value }
  'internRegistration.coming.batch': { readonly batch: Value }
  'internRegistration.coming.closed': { readonly batch: Value }
  'internRegistration.coming.own': { readonly batch: Value }
  'internRegistration.congratulations.batch': { readonly batch: Value }
  'internRegistration.congratulations.title': { readonly name: Value }
  'internRegistration.startMonthHint': { readonly batch: Value }
  'internshipScreen.aMonth': { readonly amount: Value }
  'internshipScreen.answerBy': { readonly when: Value }
  'internshipScreen.calmText': { readonly week: Value; readonly when: Value }
  'internshipScreen.calmUpcoming': { readonly day: Value }
  'internshipScreen.certCounts.company': { readonly name: Value; readonly weeks: Value }
  'internshipScreen.certCounts.intern': { readonly weeks: Value }
  'internshipScreen.certMissed': { readonly needed: Value; readonly done: Value }
  'internshipScreen.certText': { readonly done: Value; readonly needed: Value }
  'internshipScreen.chart.agreed': { readonly hours: Value }
  'internshipScreen.chart.hoursAll': { readonly hours: Value }
  'internshipScreen.chart.hoursSum': { readonly hours: Value }
  'internshipScreen.chart.lastRating': { readonly value: Value; readonly week: Value }
  'internshipScreen.chart.open': { readonly week: Value }
  'internshipScreen.decision': { readonly reason: Value }
  'internshipScreen.done': { readonly done: Value; readonly of: Value }
  'internshipScreen.doneHost': { readonly done: Value; readonly of: Value }
  'internshipScreen.due': { readonly count: number }
  'internshipScreen.dueSince': { readonly due: Value; readonly day: Value }
  'internshipScreen.endBefore': { readonly day: Value }
  'internshipScreen.endedEarly': { readonly day: Value; readonly reason: Value }
  'internshipScreen.extendAdds': { readonly count: number; readonly all: Value }
  'internshipScreen.extendTo': { readonly day: Value }
  'internshipScreen.fromTo': { readonly from: Value; readonly to: Value }
  'internshipScreen.hoursAWeek': { readonly hours: Value }
  'internshipScreen.internDone': { readonly name: Value }
  'internshipScreen.nextCompany': { readonly week: Value }
  'internshipScreen.nextIntern': { readonly week: Value }
  'internshipScreen.nextText': { readonly answered: Value; readonly questions: Value }
  'internshipScreen.notHeld': { readonly reason: Value }
  'internshipScreen.otherDone': { readonly name: Value }
  'internshipScreen.otherOpen': { readonly name: Value }
  'internshipScreen.replyWithin': { readonly count: number }
  'internshipScreen.see': { readonly week: Value }
  'internshipScreen.week': { readonly week: Value }
  'internshipScreen.weekOf': { readonly at: Value; readonly of: Value }
  'internships.actionChange.end': { readonly day: Value }
  'internships.actionChange.supervisor': { readonly name: Value }
  'internships.missing.more': { readonly count: Value }
  'internships.outcome.CHANGE_SUPERVISOR': { readonly supervisor: Value }
  'internships.outcome.EXTEND': { readonly end: Value }
  'internships.outcome.endsOn': { readonly end: Value }
  'internships.rescue.ADD_SUPERVISOR': { readonly supervisor: Value }
  'internships.rescue.EXTEND': { readonly end: Value }
  'internships.rescue.REPLACE_SUPERVISOR': { readonly supervisor: Value }
  'internships.rescue.replacedSecond': { readonly supervisor: Value; readonly replaced: Value }
  'interviewScreen.cancel.done': { readonly name: Value }
  'interviewScreen.cancel.text': { readonly name: Value }
  'interviewScreen.cancel.title': { readonly name: Value }
  'interviewScreen.change': { readonly city: Value; readonly day: Value }
  'interviewScreen.choose.answerBy': { readonly when: Value }
  'interviewScreen.choose.closedText': { readonly status: Value }
  'interviewScreen.choose.confirm': { readonly time: Value }
  'interviewScreen.choose.done': { readonly time: Value }
  'interviewScreen.choose.noneRefused': { readonly email: Value }
  'interviewScreen.choose.online': { readonly count: Value }
  'interviewScreen.choose.own': { readonly company: Value }
  'interviewScreen.choose.ownText': { readonly company: Value; readonly when: Value }
  'interviewScreen.choose.pickText': { readonly company: Value }
  'interviewScreen.choose.short': { readonly company: Value }
  'interviewScreen.choose.zone': { readonly city: Value; readonly time: Value }
  'interviewScreen.claim.company.own': { readonly name: Value }
  'interviewScreen.claim.company.theirs': { readonly name: Value }
  'interviewScreen.claim.decided': { readonly when: Value }
  'interviewScreen.claim.intern.own': { readonly name: Value }
  'interviewScreen.claim.intern.theirs': { readonly name: Value }
  'interviewScreen.claim.lateDecided': { readonly when: Value }
  'interviewScreen.claim.waits': { readonly name: Value; readonly when: Value }
  'interviewScreen.decline.done': { readonly company: Value }
  'interviewScreen.decline.text': { readonly company: Value }
  'interviewScreen.decline.title': { readonly company: Value }
  'interviewScreen.feedback.claimed': { readonly name: Value }
  'interviewScreen.feedback.no': { readonly name: Value }
  'interviewScreen.feedback.noText': { readonly name: Value; readonly when: Value }
  'interviewScreen.feedback.title': { readonly name: Value }
  'interviewScreen.feedback.whatHint': { readonly name: Value }
  'interviewScreen.grid': { readonly day: Value }
  'interviewScreen.held.noHint': { readonly company: Value }
  'interviewScreen.held.noText': { readonly company: Value; readonly when: Value }
  'interviewScreen.held.noTitle': { readonly company: Value }
  'interviewScreen.horizon': { readonly from: Value; readonly to: Value }
  'interviewScreen.legend.night': { readonly city: Value }
  'interviewScreen.legend.outside': { readonly from: Value; readonly to: Value; readonly city: Value }
  'interviewScreen.list.contestBy': { readonly when: Value }
  'interviewScreen.list.endReason': { readonly reason: Value }
  'interviewScreen.list.rated': { readonly rating: Value }
  'interviewScreen.list.theirTurn': { readonly name: Value; readonly when: Value }
  'interviewScreen.list.theySaidHeld': { readonly name: Value }
  'interviewScreen.list.with': { readonly names: Value }
  'interviewScreen.list.yourTurn': { readonly when: Value }
  'interviewScreen.missed.contestBy': { readonly when: Value }
  'interviewScreen.missed.contestTitle': { readonly other: Value }
  'interviewScreen.missed.contested': { readonly when: Value }
  'interviewScreen.missed.counts': { readonly when: Value }
  'interviewScreen.missed.explainTitle': { readonly other: Value }
  'interviewScreen.missed.notSoHint': { readonly count: number }
  'interviewScreen.missed.waits': { readonly when: Value }
  'interviewScreen.move.done': { readonly name: Value }
  'interviewScreen.move.frees': { readonly time: Value }
  'interviewScreen.move.text': { readonly count: Value }
  'interviewScreen.move.title': { readonly name: Value }
  'interviewScreen.night': { readonly city: Value }
  'interviewScreen.nightHint': { readonly city: Value; readonly from: Value; readonly to: Value }
  'interviewScreen.offer.after': { readonly company: Value; readonly when: Value }
  'interviewScreen.offer.count': { readonly count: Value }
  'interviewScreen.offer.frees': { readonly time: Value }
  'interviewScreen.offer.left': { readonly count: number }
  'interviewScreen.offer.send': { readonly count: number }
  'interviewScreen.offer.sent': { readonly company: Value }
  'interviewScreen.offer.text': { readonly city: Value; readonly company: Value }
  'interviewScreen.offer.word': { readonly company: Value }
  'interviewScreen.outside.theirs': { readonly company: Value }
  'interviewScreen.own.given': { readonly rating: Value }
  'interviewScreen.own.text': { readonly company: Value }
  'interviewScreen.own.title': { readonly company: Value }
  'interviewScreen.propose.already': { readonly name: Value; readonly stage: Value }
  'interviewScreen.propose.batchBy': { readonly batch: Value; readonly partner: Value }
  'interviewScreen.propose.batchDays': { readonly from: Value; readonly to: Value }
  'interviewScreen.propose.holds': { readonly left: Value; readonly name: Value }
  'interviewScreen.propose.internFrom': { readonly name: Value }
  'interviewScreen.propose.internStays': { readonly name: Value }
  'interviewScreen.propose.more': { readonly count: Value }
  'interviewScreen.propose.noOpen': { readonly name: Value }
  'interviewScreen.propose.noTimes': { readonly name: Value }
  'interviewScreen.propose.open': { readonly name: Value }
  'interviewScreen.propose.openFor': { readonly name: Value }
  'interviewScreen.propose.placeMade': { readonly calendar: Value }
  'interviewScreen.propose.remove': { readonly time: Value }
  'interviewScreen.propose.send': { readonly count: number; readonly name: Value }
  'interviewScreen.propose.sent': { readonly name: Value; readonly when: Value }
  'interviewScreen.propose.times': { readonly count: number; readonly name: Value }
  'interviewScreen.propose.title': { readonly name: Value }
  'interviewScreen.propose.unavailable': { readonly name: Value }
  'interviewScreen.propose.weeks': { readonly count: number }
  'interviewScreen.range.in': { readonly range: Value; readonly city: Value }
  'interviewScreen.select.done': { readonly name: Value }
  'interviewScreen.select.title': { readonly name: Value }
  'interviewScreen.slot': { readonly own: Value; readonly other: Value; readonly city: Value }
  'interviewScreen.unread.AWAY': { readonly name: Value; readonly calendar: Value }
  'interviewScreen.unread.BROKEN': { readonly name: Value; readonly calendar: Value }
  'interviewScreen.unread.WAITING': { readonly name: Value; readonly calendar: Value }
  'interviewScreen.unread.company': { readonly company: Value }
  'interviewScreen.week': { readonly from: Value; readonly to: Value }
  'interviews.handOver.taken': { readonly name: Value }
  'interviews.slot.afterPlacement': { readonly day: Value }
  'interviews.slot.count': { readonly min: Value; readonly max: Value }
  'interviews.slot.length': { readonly min: Value; readonly max: Value }
  'jobsScreen.runNamed': { readonly name: Value }
  'lookupsScreen.activateDone': { readonly count: number }
  'lookupsScreen.activateMany': { readonly count: number }
  'lookupsScreen.deactivateDone': { readonly count: number }
  'lookupsScreen.deactivateMany': { readonly count: number }
  'lookupsScreen.manyCount': { readonly count: number }
  'lookupsScreen.manyDone': { readonly count: number }
  'lookupsScreen.mergeNamed': { readonly name: Value }
  'lookupsScreen.merged': { readonly count: number }
  'lookupsScreen.mergedInto': { readonly name: Value }
  'lookupsScreen.renameNamed': { readonly name: Value }
  'matching.fits': { readonly fits: Value }
  'matching.hours.enough': { readonly plan: Value }
  'matching.hours.fewer': { readonly intern: Value; readonly plan: Value }
  'matching.hours.own.enough': { readonly plan: Value }
  'matching.hours.own.fewer': { readonly plan: Value; readonly intern: Value }
  'matching.hours.own.more': { readonly plan: Value; readonly intern: Value }
  'matching.short.PROJECTS': { readonly project: Value }
  'matching.short.SKILLS': { readonly have: Value; readonly of: Value }
  'matching.short.START_AND_DURATION': { readonly month: Value }
  'matching.short.WORKING_HOURS': { readonly hours: Value }
  'matching.short.plan.fits': { readonly month: Value }
  'matching.short.plan.other': { readonly month: Value; readonly own: Value }
  'matching.short.plan.unasked': { readonly month: Value }
  'members.act.again': { readonly when: Value }
  'members.contacts.removed': { readonly name: Value }
  'members.credits.after': { readonly count: Value }
  'members.credits.interview': { readonly name: Value }
  'members.credits.leftSays': { readonly count: number }
  'members.deactivate.count': { readonly count: number; readonly name: Value }
  'members.deactivate.name': { readonly count: number }
  'members.deactivate.stays': { readonly names: Value }
  'members.deactivate.times': { readonly count: number }
  'members.deactivate.title': { readonly name: Value }
  'members.deactivate.who': { readonly name: Value }
  'members.done.activate': { readonly name: Value }
  'members.done.deactivate': { readonly name: Value }
  'members.done.invite': { readonly count: number }
  'members.done.role': { readonly name: Value }
  'members.interviews.answerBy': { readonly when: Value }
  'members.interviews.drop': { readonly name: Value }
  'members.interviews.first': { readonly when: Value }
  'members.interviews.fromDay': { readonly day: Value }
  'members.interviews.there': { readonly time: Value }
  'members.interviews.times': { readonly count: number }
  'members.interviews.toDay': { readonly day: Value }
  'members.invite.sendCount': { readonly count: number }
  'members.list.invited': { readonly when: Value }
  'members.list.linkOver': { readonly when: Value }
  'members.list.linkUntil': { readonly when: Value }
  'members.list.may': { readonly list: Value }
  'members.list.reminded': { readonly when: Value }
  'members.list.seen': { readonly when: Value }
  'members.missing.text': { readonly list: Value }
  'members.revoke.title': { readonly name: Value }
  'members.role.may': { readonly role: Value }
  'members.role.title': { readonly name: Value }
  'members.settings.you': { readonly role: Value }
  'messageDialog.count': { readonly count: number }
  'messageDialog.emptyVariable': { readonly variable: Value; readonly count: number }
  'messageDialog.needsApproval': { readonly limit: Value }
  'messageDialog.sendAtHint': { readonly city: Value }
  'messageDialog.sent': { readonly count: number }
  'messageDialog.submitted': { readonly count: number }
  'messagesScreen.approveNamed': { readonly subject: Value }
  'messagesScreen.approveText': { readonly count: number }
  'messagesScreen.approveTitle': { readonly subject: Value }
  'messagesScreen.approvedBy': { readonly name: Value }
  'messagesScreen.by': { readonly name: Value }
  'messagesScreen.cancelNamed': { readonly subject: Value }
  'messagesScreen.cancelTitle': { readonly subject: Value }
  'messagesScreen.cancelledBy': { readonly name: Value; readonly when: Value }
  'messagesScreen.got': { readonly when: Value }
  'messagesScreen.leftOut': { readonly count: number }
  'messagesScreen.now.AWAITING_APPROVAL': { readonly count: number }
  'messagesScreen.now.CANCELLED': { readonly count: number }
  'messagesScreen.now.SCHEDULED': { readonly count: number; readonly when: Value }
  'messagesScreen.now.SENT': { readonly count: number; readonly when: Value }
  'messagesScreen.replies': { readonly count: number }
  'messagesScreen.showNamed': { readonly subject: Value }
  'messagesScreen.whyWritten': { readonly reason: Value }
  'noShowScreen.claim.company': { readonly company: Value; readonly intern: Value }
  'noShowScreen.claim.intern': { readonly intern: Value; readonly company: Value }
  'noShowScreen.review.earlier': { readonly when: Value; readonly words: Value }
  'noShowScreen.review.explained': { readonly name: Value; readonly words: Value }
  'noShowScreen.review.hint.END_SEASON': { readonly days: number }
  'noShowScreen.review.hint.expired': { readonly days: number }
  'noShowScreen.review.title': { readonly who: Value; readonly other: Value }
  'noShows.refused.over.company': { readonly until: Value }
  'noShows.refused.over.intern': { readonly until: Value }
  'noShows.refused.waits': { readonly by: Value }
  'noShows.says.company': { readonly note: Value }
  'noShows.says.intern': { readonly note: Value }
  'noShows.says.operator': { readonly note: Value }
  'noShows.says.system': { readonly note: Value }
  'notices.previews.frame': { readonly width: Value; readonly scheme: Value }
  'notices.previews.subject': { readonly length: Value }
  'notices.previews.text': { readonly max: Value }
  'notices.previews.tooLong': { readonly length: Value }
  'notices.unsubscribe.body': { readonly kind: Value }
  'notices.unsubscribed.body': { readonly kind: Value }
  'offerScreen.aMonth': { readonly amount: Value }
  'offerScreen.answerBy': { readonly day: Value }
  'offerScreen.batch': { readonly name: Value; readonly from: Value; readonly to: Value; readonly min: Value; readonly max: Value }
  'offerScreen.dear': { readonly name: Value }
  'offerScreen.declineTitle': { readonly company: Value }
  'offerScreen.declinedNote': { readonly count: number }
  'offerScreen.ended': { readonly reason: Value }
  'offerScreen.follows.closes': { readonly count: number }
  'offerScreen.follows.contact': { readonly company: Value }
  'offerScreen.follows.paid': { readonly payer: Value }
  'offerScreen.follows.pay': { readonly price: Value }
  'offerScreen.follows.weeks': { readonly count: number }
  'offerScreen.for': { readonly company: Value }
  'offerScreen.forAs': { readonly job: Value; readonly company: Value }
  'offerScreen.from': { readonly company: Value }
  'offerScreen.fromTo': { readonly from: Value; readonly to: Value }
  'offerScreen.hoursWished': { readonly plan: Value; readonly intern: Value }
  'offerScreen.inReview': { readonly when: Value }
  'offerScreen.left': { readonly count: number }
  'offerScreen.letter.is': { readonly name: Value }
  'offerScreen.letter.replyDays': { readonly name: Value; readonly count: number }
  'offerScreen.letter.was': { readonly name: Value }
  'offerScreen.letter.will': { readonly name: Value }
  'offerScreen.list.dueBy': { readonly time: Value }
  'offerScreen.list.since': { readonly time: Value }
  'offerScreen.openings': { readonly count: number }
  'offerScreen.perWeek': { readonly count: number }
  'offerScreen.receivedText': { readonly role: Value }
  'offerScreen.receivedTitle': { readonly company: Value }
  'offerScreen.review.approved': { readonly name: Value }
  'offerScreen.review.hours': { readonly plan: Value; readonly intern: Value }
  'offerScreen.review.hoursOfIntern': { readonly intern: Value }
  'offerScreen.review.opening': { readonly taken: Value; readonly openings: Value }
  'offerScreen.review.sentAt': { readonly time: Value }
  'offerScreen.review.waiting': { readonly count: number }
  'offerScreen.sent': { readonly when: Value }
  'offerScreen.sentNow': { readonly name: Value }
  'offerScreen.stands.ACCEPTED.text': { readonly role: Value; readonly company: Value; readonly day: Value }
  'offerScreen.stands.DECLINED.text': { readonly company: Value }
  'offerScreen.stands.LAPSED.text': { readonly when: Value; readonly role: Value }
  'offerScreen.stands.LEFT.text': { readonly company: Value }
  'offerScreen.stands.OPEN.text': { readonly when: Value; readonly role: Value }
  'offerScreen.stands.OVER.text': { readonly role: Value; readonly company: Value }
  'offerScreen.stands.TOOK_ANOTHER.text': { readonly company: Value }
  'offerScreen.stands.TO_CONFIRM.text': { readonly role: Value; readonly company: Value }
  'offerScreen.stands.WITHDRAWN.title': { readonly company: Value }
  'offerScreen.stands.WITHDREW.text': { readonly role: Value; readonly company: Value }
  'offerScreen.stands.WITHDREW.title': { readonly company: Value }
  'offerScreen.stands.reason': { readonly reason: Value }
  'offerScreen.successText': { readonly role: Value; readonly company: Value; readonly day: Value }
  'offerScreen.takeBackText': { readonly name: Value }
  'offerScreen.termsVersion': { readonly version: Value }
  'offerScreen.timeIn': { readonly time: Value; readonly city: Value }
  'offerScreen.timeInTwo': { readonly time: Value; readonly city: Value; readonly theirs: Value; readonly other: Value }
  'offerScreen.timeLeft': { readonly time: Value }
  'offerScreen.timeLeft.days': { readonly count: number }
  'offerScreen.timeLeft.hours': { readonly count: number }
  'offerScreen.timeLeft.minutes': { readonly count: number }
  'offerScreen.to': { readonly name: Value }
  'offerScreen.version': { readonly version: Value }
  'offerScreen.versionChecked': { readonly version: Value; readonly day: Value }
  'offerScreen.versions.sent': { readonly time: Value }
  'offerScreen.waits': { readonly name: Value; readonly time: Value }
  'offerScreen.weeks': { readonly count: number }
  'offerScreen.workingHours': { readonly from: Value; readonly to: Value; readonly city: Value }
  'offers.dates.afterPlacement': { readonly day: Value }
  'offers.dates.between': { readonly from: Value; readonly to: Value }
  'operatorOutbox.manyCount': { readonly count: number }
  'operatorOutbox.retried': { readonly count: number }
  'operatorOutbox.retryMany': { readonly count: number }
  'operatorPayments.amount': { readonly currency: Value }
  'operatorPayments.decideNamed': { readonly name: Value }
  'operatorPayments.decideText': { readonly proposer: Value; readonly when: Value; readonly note: Value }
  'operatorPayments.decideTitle': { readonly amount: Value; readonly name: Value }
  'operatorPayments.refundNamed': { readonly name: Value }
  'operatorPayments.refundText': { readonly amount: Value }
  'operatorPayments.refundTitle': { readonly name: Value }
  'operatorPayments.wrongAmount': { readonly smallest: Value; readonly amount: Value }
  'operatorWaits.assignManyTitle': { readonly count: number }
  'operatorWaits.assignTitle': { readonly title: Value }
  'operatorWaits.colleagueAbsent': { readonly name: Value; readonly until: Value }
  'operatorWaits.colleagueCount': { readonly name: Value; readonly count: number }
  'operatorWaits.handedOver': { readonly count: number }
  'operatorWaits.manyCount': { readonly count: number }
  'operatorWaits.passedOn': { readonly count: number }
  'operatorWaits.text': { readonly hours: number }
  'opinion.answerTitle': { readonly name: Value }
  'opinion.answered': { readonly name: Value }
  'opinion.askTitle': { readonly name: Value }
  'opinion.asked': { readonly name: Value; readonly when: Value }
  'opinion.colleagueAbsent': { readonly name: Value; readonly until: Value }
  'opinion.colleagueCount': { readonly name: Value; readonly count: number }
  'opinion.given': { readonly name: Value; readonly when: Value }
  'opinion.waitsFor': { readonly name: Value; readonly when: Value }
  'opinion.waitsForTeam': { readonly when: Value }
  'outbox.failure.BUSY': { readonly lastError: Value }
  'outbox.failure.REFUSED': { readonly lastError: Value }
  'outbox.failure.UNREACHABLE': { readonly lastError: Value }
  'overdue.digest.CHANGES_REQUESTED': { readonly count: Value }
  'overdue.digest.IN_PROGRESS': { readonly count: Value }
  'overdue.digest.NOT_STARTED': { readonly count: Value }
  'overdue.digest.covered': { readonly count: Value }
  'overdue.digest.interns': { readonly count: number }
  'overdue.digest.late': { readonly count: Value }
  'overdue.digest.mine': { readonly count: Value }
  'overdue.digest.tasks': { readonly count: number }
  'overdue.digest.unowned': { readonly count: Value }
  'overdueScreen.ofKind': { readonly kind: Value; readonly count: number }
  'ownAbsence.seenBy': { readonly name: Value }
  'ownAbsence.until': { readonly until: Value }
  'ownMessages.answered': { readonly when: Value }
  'ownMessages.full': { readonly count: Value }
  'ownMessages.replied': { readonly when: Value }
  'ownMessages.replyNamed': { readonly subject: Value }
  'ownMessages.sendNamed': { readonly subject: Value }
  'ownMessages.sent': { readonly when: Value }
  'partnerTerms.accept': { readonly partner: Value }
  'payments.differenceRefunded': { readonly amount: Value; readonly refunded: Value }
  'payments.differenceSide': { readonly amount: Value }
  'payments.eventFailure': { readonly cause: Value }
  'payments.eventKind.OTHER': { readonly type: Value }
  'payments.receipt.cardText': { readonly brand: Value; readonly last4: Value }
  'payments.receipt.foot': { readonly id: Value }
  'payments.receipt.forText': { readonly batch: Value; readonly role: Value; readonly company: Value }
  'payments.receipt.givenBackText': { readonly amount: Value; readonly day: Value }
  'payments.receipt.number': { readonly number: Value }
  'payments.refundProposed': { readonly amount: Value }
  'pendingActs.by': { readonly effect: Value; readonly name: Value }
  'pendingActs.decidedBy': { readonly name: Value }
  'pendingActs.effect': { readonly act: Value; readonly seconds: number }
  'pendingActs.failed': { readonly act: Value; readonly name: Value; readonly reason: Value }
  'pendingActs.invitations': { readonly count: number }
  'pendingActs.markSeenOf': { readonly name: Value }
  'pendingActs.messageNamed': { readonly subject: Value }
  'pendingActs.refused.pendingBy': { readonly name: Value }
  'pendingActs.several': { readonly count: number; readonly name: Value }
  'pendingActs.soon': { readonly act: Value }
  'pendingActs.tasks': { readonly count: number }
  'pendingActs.undoOf': { readonly name: Value }
  'pendingActs.undone': { readonly act: Value; readonly name: Value }
  'personScreen.appeal.done': { readonly name: Value }
  'personScreen.appeal.title': { readonly name: Value }
  'personScreen.ban.done': { readonly name: Value }
  'personScreen.ban.title': { readonly name: Value }
  'personScreen.correct.done': { readonly name: Value }
  'personScreen.correct.title': { readonly name: Value }
  'personScreen.deactivate.done': { readonly name: Value }
  'personScreen.deactivate.title': { readonly name: Value }
  'personScreen.decided': { readonly when: Value }
  'personScreen.eraseAct.done': { readonly name: Value }
  'personScreen.eraseAct.title': { readonly name: Value }
  'personScreen.export.title': { readonly name: Value }
  'personScreen.extend.preview': { readonly to: Value; readonly from: Value; readonly name: Value }
  'personScreen.extend.previewBoth': { readonly to: Value; readonly from: Value; readonly name: Value; readonly company: Value }
  'personScreen.extend.title': { readonly name: Value }
  'personScreen.factor.done': { readonly name: Value }
  'personScreen.factor.title': { readonly name: Value }
  'personScreen.keep.done': { readonly name: Value }
  'personScreen.keep.title': { readonly name: Value }
  'personScreen.merge.close': { readonly email: Value }
  'personScreen.merge.compareWith': { readonly name: Value }
  'personScreen.merge.effect': { readonly email: Value }
  'personScreen.merge.ends': { readonly applications: number; readonly candidatures: number; readonly offers: number }
  'personScreen.merge.keep': { readonly email: Value }
  'personScreen.merge.more': { readonly count: number }
  'personScreen.merge.title': { readonly name: Value }
  'personScreen.move.change': { readonly from: Value; readonly to: Value }
  'personScreen.move.done': { readonly name: Value }
  'personScreen.move.internPays': { readonly price: Value }
  'personScreen.move.partnerPays': { readonly partner: Value }
  'personScreen.move.seat': { readonly from: Value; readonly to: Value; readonly left: Value }
  'personScreen.move.startLost': { readonly day: Value }
  'personScreen.move.text': { readonly companies: number; readonly interviews: number }
  'personScreen.move.title': { readonly name: Value }
  'personScreen.next': { readonly when: Value }
  'personScreen.noneYet': { readonly records: Value }
  'personScreen.notes.removeOf': { readonly note: Value }
  'personScreen.owner': { readonly name: Value }
  'personScreen.reactivate.done': { readonly name: Value }
  'personScreen.reactivate.title': { readonly name: Value }
  'personScreen.receipt': { readonly number: Value }
  'personScreen.resend.of': { readonly subject: Value }
  'personScreen.resend.text': { readonly subject: Value }
  'personScreen.reviewer': { readonly name: Value }
  'personScreen.since': { readonly when: Value }
  'personScreen.submitted': { readonly when: Value }
  'personScreen.version': { readonly version: Value }
  'personScreen.view.title': { readonly name: Value }
  'personScreen.week': { readonly number: Value; readonly from: Value; readonly intern: Value; readonly company: Value }
  'personScreen.weeks': { readonly intern: Value; readonly weeks: Value; readonly company: Value }
  'placementScreen.done': { readonly count: number }
  'placementScreen.nudgeCount': { readonly count: number }
  'placementScreen.nudgeNamed': { readonly name: Value }
  'placementScreen.nudgeTitle': { readonly count: number }
  'placementScreen.openingsLeft': { readonly count: number }
  'placementScreen.openingsNamed': { readonly name: Value }
  'placementScreen.openingsTitle': { readonly name: Value }
  'placementScreen.proposed': { readonly count: number }
  'placementScreen.sent': { readonly count: number }
  'placementScreen.suggestCount': { readonly count: number }
  'placementScreen.suggestTitle': { readonly count: number }
  'plans.archive.close': { readonly count: number }
  'plans.archivedName': { readonly name: Value }
  'plans.edit.says': { readonly done: Value; readonly of: Value }
  'plans.hours': { readonly hours: Value }
  'plans.interested.by': { readonly since: Value; readonly when: Value }
  'plans.interested.saved': { readonly name: Value }
  'plans.jd.hours': { readonly from: Value; readonly to: Value; readonly zone: Value }
  'plans.jd.intro': { readonly company: Value; readonly field: Value; readonly name: Value }
  'plans.jd.introNoField': { readonly company: Value; readonly name: Value }
  'plans.jd.paid': { readonly amount: Value; readonly currency: Value }
  'plans.jd.place.HYBRID': { readonly city: Value }
  'plans.jd.place.ON_SITE': { readonly city: Value }
  'plans.jd.start': { readonly month: Value }
  'plans.jd.startFlexible': { readonly month: Value }
  'plans.jd.weeks': { readonly from: Value; readonly to: Value; readonly hours: Value }
  'plans.jd.weeksSame': { readonly from: Value; readonly hours: Value }
  'plans.list.edited': { readonly when: Value }
  'plans.list.interested': { readonly count: number }
  'plans.list.missing': { readonly count: number }
  'plans.openings': { readonly taken: Value; readonly of: Value }
  'plans.paused': { readonly because: Value }
  'plans.review.waits': { readonly because: Value }
  'plans.step.missing': { readonly count: number }
  'plans.view.all': { readonly count: Value }
  'plans.view.editedBy': { readonly when: Value; readonly name: Value }
  'plans.view.flexible': { readonly month: Value }
  'plans.view.hoursIn': { readonly from: Value; readonly to: Value; readonly city: Value }
  'plans.view.stipendMonth': { readonly amount: Value }
  'plans.weeks': { readonly from: Value; readonly to: Value }
  'plans.weeksSame': { readonly count: number }
  'platform.conduct.accept': { readonly version: Value }
  'platform.crop.percent': { readonly percent: Value }
  'platform.due': { readonly when: Value }
  'platform.failed': { readonly name: Value }
  'platform.fee.back': { readonly amount: Value; readonly until: Value }
  'platform.fee.due': { readonly count: number; readonly price: Value }
  'platform.fee.dueFinal': { readonly price: Value }
  'platform.fee.endBack': { readonly amount: Value }
  'platform.fee.giveUp': { readonly until: Value; readonly amount: Value }
  'platform.fee.givenBack': { readonly amount: Value; readonly day: Value }
  'platform.fee.goesBack': { readonly amount: Value }
  'platform.fee.never': { readonly amount: Value }
  'platform.fee.paid': { readonly count: number; readonly price: Value; readonly day: Value }
  'platform.fee.place': { readonly role: Value; readonly company: Value }
  'platform.fee.stays': { readonly role: Value; readonly company: Value }
  'platform.fee.tooLate': { readonly amount: Value; readonly until: Value }
  'platform.fee.withdraw': { readonly until: Value; readonly amount: Value }
  'platform.gone': { readonly name: Value }
  'platform.late': { readonly when: Value }
  'platform.loading': { readonly name: Value }
  'platform.placeNow': { readonly city: Value; readonly time: Value }
  'platform.queue.tooSoon': { readonly name: Value }
  'platform.queue.undecided': { readonly name: Value; readonly reason: Value }
  'platform.refused': { readonly name: Value }
  'platform.review.asked': { readonly day: Value }
  'platform.review.by': { readonly day: Value }
  'platform.review.late': { readonly day: Value }
  'platform.sessions.device': { readonly browser: Value; readonly system: Value }
  'platform.sessions.seen': { readonly when: Value }
  'platform.support': { readonly email: Value }
  'platform.supportOrCall': { readonly email: Value }
  'privacyScreen.clearedAfter': { readonly count: number }
  'privacyScreen.counts': { readonly column: Value }
  'privacyScreen.deletedAfter': { readonly count: number }
  'privacyScreen.handled': { readonly count: number; readonly when: Value }
  'privacyScreen.lastRows': { readonly count: number; readonly when: Value }
  'privacyScreen.next': { readonly when: Value }
  'privacyScreen.ran': { readonly when: Value }
  'problems.bigNumber': { readonly max: Value }
  'problems.days': { readonly min: Value; readonly max: Value }
  'problems.exactText': { readonly max: Value }
  'problems.hours': { readonly min: Value; readonly max: Value }
  'problems.longList': { readonly max: Value }
  'problems.longText': { readonly max: Value }
  'problems.openings': { readonly min: Value; readonly max: Value }
  'problems.photos': { readonly max: Value }
  'problems.projects': { readonly max: Value }
  'problems.range': { readonly min: Value; readonly max: Value }
  'problems.shortList': { readonly min: Value }
  'problems.shortText': { readonly min: Value }
  'problems.smallNumber': { readonly min: Value }
  'problems.step': { readonly step: Value }
  'problems.unknownVariable': { readonly variables: Value }
  'problems.videos': { readonly max: Value }
  'problems.weeks': { readonly min: Value; readonly max: Value }
  'problems.yearRange': { readonly min: Value; readonly max: Value }
  'profiles.phoneMessage.subject': { readonly code: Value }
  'profiles.phoneMessage.text': { readonly code: Value; readonly minutes: Value }
  'profiles.refused.tooManyEntries': { readonly max: Value }
  'profiles.seconds': { readonly seconds: Value }
  'profiles.start': { readonly month: Value }
  'profiles.startDate.from': { readonly from: Value }
  'profiles.startDate.range': { readonly from: Value; readonly to: Value }
  'profiles.weeks': { readonly weeks: Value; readonly hours: Value }
  'programmeReport.asOf': { readonly day: Value }
  'programmeReport.below': { readonly ratio: Value }
  'programmeReport.hours': { readonly count: number }
  'programmeReport.inDays': { readonly count: number }
  'programmeReport.points': { readonly name: Value; readonly count: Value }
  'programmeReport.ratio': { readonly ratio: Value }
  'programmeReport.tooFew': { readonly question: Value }
  'programmeSettings.allExcept': { readonly names: Value }
  'programmeSettings.changeNamed': { readonly name: Value }
  'programmeSettings.fromTo': { readonly from: Value; readonly to: Value }
  'programmeSettings.last': { readonly when: Value; readonly name: Value }
  'programmeSettings.range': { readonly min: Value; readonly max: Value }
  'programmeSettings.unit.amount': { readonly count: number }
  'programmeSettings.unit.countries': { readonly count: number }
  'programmeSettings.unit.credits': { readonly count: number }
  'programmeSettings.unit.days': { readonly count: number }
  'programmeSettings.unit.hours': { readonly count: number }
  'programmeSettings.unit.interviews': { readonly count: number }
  'programmeSettings.unit.messages': { readonly count: number }
  'programmeSettings.unit.minutes': { readonly count: number }
  'programmeSettings.unit.offers': { readonly count: number }
  'programmeSettings.unit.seats': { readonly count: number }
  'programmeSettings.unit.times': { readonly count: number }
  'programmeSettings.unit.workingDays': { readonly count: number }
  'projects.archived': { readonly name: Value }
  'projects.broughtBack': { readonly name: Value }
  'public.foot.owner': { readonly year: Value }
  'refused.view': { readonly name: Value }
  'refused.viewPrivate': { readonly name: Value }
  'registration.company.step': { readonly step: Value }
  'registration.invitation.titleNamed': { readonly company: Value }
  'registration.invited.text': { readonly who: Value }
  'registration.invited.title': { readonly company: Value }
  'repliesScreen.decideNamed': { readonly name: Value }
  'repliesScreen.decideTitle': { readonly name: Value }
  'reportButton.text': { readonly count: number }
  'reportButton.title': { readonly name: Value }
  'reportsScreen.decideNamed': { readonly name: Value }
  'reportsScreen.decideTitle': { readonly name: Value }
  'reportsScreen.dismissManyTitle': { readonly count: number }
  'reportsScreen.dismissed': { readonly count: number }
  'reportsScreen.manyCount': { readonly count: number }
  'reviews.ask': { readonly count: number }
  'reviews.bulk.approve': { readonly count: number }
  'reviews.bulk.count': { readonly count: number }
  'reviews.check.age.not': { readonly age: Value }
  'reviews.check.dates.fine': { readonly weeks: Value }
  'reviews.check.dates.not': { readonly weeks: Value }
  'reviews.check.experience.not': { readonly count: Value }
  'reviews.check.videos.not': { readonly place: Value; readonly seconds: number; readonly min: Value }
  'reviews.commentOn': { readonly section: Value }
  'reviews.done': { readonly done: Value; readonly of: Value }
  'reviews.done.approve': { readonly name: Value }
  'reviews.done.ask': { readonly name: Value }
  'reviews.done.reject': { readonly name: Value }
  'reviews.done.take': { readonly name: Value }
  'reviews.due': { readonly when: Value }
  'reviews.duplicate.compareWith': { readonly name: Value }
  'reviews.field.start': { readonly month: Value }
  'reviews.field.weeks': { readonly weeks: Value; readonly hours: Value }
  'reviews.file.size': { readonly kb: number }
  'reviews.left': { readonly left: Value }
  'reviews.missing': { readonly field: Value }
  'reviews.rejectTitle': { readonly name: Value }
  'reviews.saved': { readonly time: Value }
  'reviews.savedAt': { readonly day: Value }
  'reviews.seconds': { readonly seconds: Value }
  'reviews.sent': { readonly when: Value }
  'reviews.sentComment': { readonly when: Value }
  'reviews.shared': { readonly shared: Value; readonly of: Value }
  'reviews.similarBelow': { readonly count: number }
  'reviews.speed': { readonly speed: number }
  'reviews.speedOf': { readonly speed: number }
  'reviews.video': { readonly seconds: Value; readonly day: Value }
  'reviews.videos': { readonly count: Value; readonly of: Value }
  'reviews.waiting': { readonly count: number }
  'reviews.waitingNow': { readonly count: number }
  'reviews.wasDue': { readonly when: Value }
  'reviews.withdrawTitle': { readonly name: Value }
  'reviews.word': { readonly note: Value }
  'risk.hours': { readonly company: number; readonly intern: number }
  'risk.missed.company': { readonly count: number }
  'risk.missed.intern': { readonly count: number }
  'risk.rating.company': { readonly rating: Value }
  'risk.rating.intern': { readonly rating: Value }
  'risk.silence': { readonly count: number }
  'riskScreen.text': { readonly weeks: Value; readonly rating: Value; readonly hours: Value; readonly days: Value }
  'secondFactor.banner': { readonly date: Value }
  'secondFactor.codes.file': { readonly email: Value; readonly codes: Value }
  'secondFactor.codesLeft': { readonly count: number }
  'secondFactor.refused.tooManyCodes': { readonly count: number }
  'secondFactor.refused.tooManyRecoveryCodes': { readonly count: number }
  'secondFactor.since': { readonly when: Value }
  'sessions.code.batch': { readonly batch: Value }
  'sessions.code.good': { readonly time: Value }
  'sessions.code.newIn': { readonly time: Value }
  'sessions.code.sentTo': { readonly email: Value }
  'sessions.erasing': { readonly day: Value }
  'sessions.refused.banned': { readonly reason: Value }
  'sessions.refused.blocked': { readonly reason: Value }
  'sessions.refused.codesOfAddress': { readonly count: number; readonly limit: Value }
  'sessions.refused.codesOfBrowser': { readonly count: number; readonly limit: Value }
  'sessions.refused.codesOfNetwork': { readonly count: number; readonly limit: Value }
  'sessions.refused.merged': { readonly email: Value; readonly reason: Value }
  'sessions.refused.wrongCode': { readonly count: number }
  'shell.find.nothing': { readonly words: Value }
  'shell.find.scheme': { readonly scheme: Value }
  'shell.nowIn': { readonly date: Value; readonly city: Value }
  'shell.unread': { readonly count: number }
  'shell.view.left': { readonly minutes: number }
  'shell.waiting': { readonly count: number }
  'status.days': { readonly name: Value }
  'status.noShare': { readonly goal: Value }
  'status.share': { readonly share: Value; readonly goal: Value }
  'takeDown.text': { readonly company: Value }
  'takeDown.title': { readonly name: Value }
  'takeSeat.dates': { readonly from: Value; readonly to: Value }
  'takeSeat.partnerPays': { readonly partner: Value }
  'takeSeat.startMoves': { readonly from: Value; readonly to: Value }
  'takeSeat.title': { readonly batch: Value }
  'team.away': { readonly from: Value; readonly until: Value }
  'teamScreen.absenceTitle': { readonly name: Value }
  'teamScreen.changeRoleTitle': { readonly name: Value }
  'teamScreen.invited': { readonly email: Value }
  'teamScreen.removeText': { readonly name: Value }
  'teamScreen.removeTitle': { readonly name: Value }
  'teamScreen.removed': { readonly name: Value }
  'teamScreen.times.minutes': { readonly minutes: number }
  'teamScreen.times.none': { readonly days: Value }
  'teamScreen.timesText': { readonly days: Value; readonly minutes: Value }
  'teamScreen.withdrawTitle': { readonly name: Value }
  'templatesScreen.archiveNamed': { readonly name: Value }
  'templatesScreen.archiveTitle': { readonly name: Value }
  'templatesScreen.changeNamed': { readonly name: Value }
  'templatesScreen.restoreNamed': { readonly name: Value }
  'templatesScreen.restoreTitle': { readonly name: Value }
  'templatesScreen.variables': { readonly variables: Value }
  'templatesScreen.version': { readonly version: Value }
  'templatesScreen.versionBy': { readonly name: Value; readonly when: Value }
  'templatesScreen.versionsNamed': { readonly name: Value }
  'today.concerns': { readonly count: number }
  'today.dayEnd': { readonly time: Value; readonly city: Value }
  'today.failedActs.more': { readonly count: number }
  'today.flow.label': { readonly received: Value; readonly finished: Value }
  'today.forecast.clear': { readonly when: Value }
  'today.forecast.growing': { readonly count: number }
  'today.queue.covered': { readonly count: number }
  'today.queue.dueToday': { readonly count: number }
  'today.queue.finished': { readonly count: number }
  'today.queue.late': { readonly count: number }
  'today.queue.mine': { readonly count: number }
  'today.queue.oldest': { readonly when: Value }
  'today.queue.received': { readonly count: number }
  'today.queue.unowned': { readonly count: number }
  'tracker.company.answers': { readonly name: Value; readonly time: Value }
  'tracker.hoursAWeek': { readonly count: Value }
  'tracker.next.INTERESTED': { readonly name: Value }
  'tracker.next.INTERVIEWED': { readonly name: Value }
  'tracker.next.INTERVIEW_PROPOSED': { readonly name: Value }
  'tracker.next.OFFERED': { readonly name: Value }
  'tracker.next.OFFER_DECLINED': { readonly name: Value }
  'tracker.next.OFFER_EXPIRED': { readonly name: Value }
  'tracker.next.OFFER_IN_REVIEW': { readonly name: Value }
  'tracker.next.SHORTLISTED': { readonly name: Value }
  'tracker.next.claim.company': { readonly name: Value }
  'tracker.next.claim.contested': { readonly name: Value }
  'tracker.next.claim.intern': { readonly name: Value }
  'tracker.next.counter': { readonly name: Value }
  'tracker.next.past': { readonly name: Value }
  'tracker.next.saidHeld': { readonly name: Value }
  'tracker.others': { readonly name: Value }
  'tracker.weeks': { readonly from: Value; readonly to: Value }
  'tracker.withdraw.done': { readonly name: Value }
  'tracker.withdraw.text': { readonly name: Value }
  'tracker.withdraw.title': { readonly name: Value }
  'tracker.workingDayBoth': { readonly from: Value; readonly to: Value; readonly city: Value; readonly ownFrom: Value; readonly ownTo: Value }
  'tracker.workingDayIn': { readonly from: Value; readonly to: Value; readonly city: Value }
  'waits.refused.decidedBy': { readonly name: Value; readonly status: Value }
  'waits.refused.ofColleague': { readonly name: Value }
  'waits.refused.takenBy': { readonly name: Value }
  'waits.refused.takenFirst': { readonly name: Value }
  'waitsCard.due': { readonly when: Value }
  'waitsCard.overdue': { readonly when: Value }
  'waitsCard.owner': { readonly name: Value }
  'waitsCard.since': { readonly when: Value }
  'webhooksScreen.manyCount': { readonly count: number }
  'webhooksScreen.reprocessMany': { readonly count: number }
  'webhooksScreen.reprocessed': { readonly count: number }
  'weekScreen.agreed': { readonly hours: Value }
  'weekScreen.answers': { readonly week: Value }
  'weekScreen.complete': { readonly week: Value }
  'weekScreen.completed': { readonly week: Value }
  'weekScreen.completedNow': { readonly name: Value }
  'weekScreen.completedText': { readonly name: Value; readonly day: Value }
  'weekScreen.feedbackFor': { readonly name: Value }
  'weekScreen.goToWeek': { readonly week: Value }
  'weekScreen.hidden': { readonly name: Value; readonly day: Value }
  'weekScreen.locked': { readonly week: Value }
  'weekScreen.lockedText': { readonly time: Value }
  'weekScreen.missed': { readonly week: Value }
  'weekScreen.questionOf': { readonly at: Value; readonly of: Value }
  'weekScreen.sees': { readonly name: Value; readonly day: Value }
  'weekScreen.seesNow': { readonly name: Value }
  'weekScreen.shortWeek': { readonly week: Value }
  'weekScreen.upTo': { readonly max: Value }
  'weekScreen.week': { readonly week: Value }
  'weekScreen.went': { readonly from: Value; readonly to: Value }
  'weeklyFeedback.answer.number': { readonly min: Value; readonly max: Value }
  'weeklyFeedback.due.by': { readonly day: Value }
  'weeklyFeedback.due.was': { readonly day: Value }
  'weeklyFeedback.label.UNLOCKS_ON': { readonly date: Value }
  'weeklyFeedback.says.hours': { readonly hours: Value }
  'weeklyFeedback.says.rating': { readonly rating: Value }
  'withdrawRows.count': { readonly count: number }
  'withdrawRows.enrolled': { readonly count: number }
  'withdrawRows.title.applications': { readonly count: number }
  'withdrawRows.title.people': { readonly count: number }
}

/** The tags of each text that has any besides `<b>`. */
export interface TextTags {
  'checkout.terms': 'terms'
  'enrolment.since': 'day'
  'identity.put': 'when'
  'internRegistration.terms': 'terms' | 'privacy'
  'offerScreen.terms': 'terms'
  'partnerTerms.accept': 'terms'
  'platform.support': 'support'
  'platform.supportOrCall': 'support' | 'booking'
  'registration.terms': 'terms' | 'privacy'
  'sessions.company.small': 'terms' | 'privacy'
  'sessions.demo.mails': 'mailbox'
  'sessions.intern.small': 'terms' | 'privacy'
  'sessions.otherSide': 'company'
  'sitemap.files': 'all' | 'companies' | 'pages' | 'robots'
}
