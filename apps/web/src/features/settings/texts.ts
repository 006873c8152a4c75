export const programmeSettingsTexts = {
  'programmeSettings.title': 'Programme settings',
  'programmeSettings.text':
    'What applies to everyone. A change takes effect immediately and is recorded with your name and reason.',
  'programmeSettings.list': 'Settings you can change',
  'programmeSettings.change': 'Change',
  'programmeSettings.changeNamed': 'Change “{name}”',
  'programmeSettings.save': 'Change setting',
  'programmeSettings.reason': 'Reason',
  'programmeSettings.reasonHint': 'Recorded in the log. Companies and interns don’t see it.',
  'programmeSettings.saved': 'Setting changed',
  'programmeSettings.none': 'Not set',
  'programmeSettings.allCountries': 'All countries',
  'programmeSettings.allExcept': 'All countries except {names}',
  'programmeSettings.unchanged': 'Never changed',
  'programmeSettings.last': 'Changed {when} by {name}',
  'programmeSettings.history': 'History',
  'programmeSettings.someone': 'a former team member',
  'programmeSettings.fromTo': '{from} → {to}',
  'programmeSettings.range': 'From {min} to {max}',
  'programmeSettings.unit.amount': '{count, number}',
  'programmeSettings.unit.credits': '{count, plural, one {# credit} other {# credits}}',
  'programmeSettings.unit.days': '{count, plural, one {# day} other {# days}}',
  'programmeSettings.unit.hours': '{count, plural, one {# hour} other {# hours}}',
  'programmeSettings.unit.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'programmeSettings.unit.times': '{count, plural, one {# time} other {# times}}',
  'programmeSettings.unit.interviews': '{count, plural, one {# interview} other {# interviews}}',
  'programmeSettings.unit.messages': '{count, plural, one {# message} other {# messages}}',
  'programmeSettings.unit.workingDays':
    '{count, plural, one {# working day} other {# working days}}',
  'programmeSettings.unit.offers': '{count, plural, one {# offer} other {# offers}}',
  'programmeSettings.unit.seats': '{count, plural, one {# seat} other {# seats}}',
  'programmeSettings.unit.countries': '{count, plural, one {# country} other {# countries}}',
  'programmeSettings.initial_credits': 'Credits on approval',
  'programmeSettings.initial_credits.text':
    'Interview credits that a company gets when it is approved for the first time.',
  'programmeSettings.new_batch_seats': 'Seats of a new batch',
  'programmeSettings.new_batch_seats.text':
    'Filled in when someone creates a batch. Existing batches stay as they are.',
  'programmeSettings.new_batch_max_offers': 'Offers per intern in a new batch',
  'programmeSettings.new_batch_max_offers.text':
    'How many offers an intern can get in a batch, declined ones included. Existing batches stay as they are.',
  'programmeSettings.new_batch_refund_days': 'Refund period of a new batch',
  'programmeSettings.new_batch_refund_days.text':
    'How long interns who paid can get their money back. Existing batches stay as they are.',
  'programmeSettings.offer_answer_days': 'Days to reply to an offer',
  'programmeSettings.offer_answer_days.text':
    'Filled in when a company writes an offer, and used if it doesn’t choose. Existing offers keep their period.',
  'programmeSettings.refund_approval_amount': 'Refunds that need a second person',
  'programmeSettings.refund_approval_amount.text':
    'A refund above this amount is proposed by one person and approved by another. In the currency of the payment.',
  'programmeSettings.application_review_days': 'Days to decide on an application',
  'programmeSettings.application_review_days.text':
    'When the task is due, and the date that the intern gets. Existing applications keep their date.',
  'programmeSettings.company_review_days': 'Days to decide on a company',
  'programmeSettings.company_review_days.text':
    'When the task is due, and the date that the company gets. Existing reviews keep their date.',
  'programmeSettings.waiting_list_days': 'Days to decide on a company on the waiting list',
  'programmeSettings.waiting_list_days.text':
    'When the task is due, and the date that the company gets. Companies already on the list keep their date.',
  'programmeSettings.offer_review_days': 'Days to review an offer',
  'programmeSettings.offer_review_days.text':
    'When the task is due, and the date that the company gets. Existing offers keep their date.',
  'programmeSettings.no_show_review_days': 'Days to decide on a missed interview',
  'programmeSettings.no_show_review_days.text':
    'For second missed interviews and for disputes. Existing ones keep their date.',
  'programmeSettings.action_review_days': 'Days to reply to a request or concern in an internship',
  'programmeSettings.action_review_days.text':
    'When the task is due, and the date that both sides get. Existing requests and concerns keep their date.',
  'programmeSettings.report_review_days': 'Days to review reported or hidden content',
  'programmeSettings.report_review_days.text':
    'For reports, changes and appeals. Existing ones keep their date.',
  'programmeSettings.reply_review_days': 'Days to answer a reply to a message',
  'programmeSettings.reply_review_days.text':
    'When the task is due. Existing replies keep their date.',
  'programmeSettings.approval_days': 'Days to approve a colleague’s message or refund',
  'programmeSettings.approval_days.text': 'When the task is due. Existing tasks keep their date.',
  'programmeSettings.no_show_contest_days': 'Days to dispute a recorded missed interview',
  'programmeSettings.no_show_contest_days.text':
    'How long a company or an intern can dispute a missed interview that is recorded for them. Existing records keep their date.',
  'programmeSettings.no_show_counting_days': 'Days for which a missed interview counts',
  'programmeSettings.no_show_counting_days.text':
    'The second one that counts goes to the programme team, and the third one suspends booking. Existing records count as long as before.',
  'programmeSettings.ban_appeal_days': 'Days to appeal against a ban',
  'programmeSettings.ban_appeal_days.text':
    'How long the link works that banned people get by email. Existing links keep their date.',
  'programmeSettings.ban_appeal_decision_days': 'Days to decide on an appeal against a ban',
  'programmeSettings.ban_appeal_decision_days.text':
    'When the task is due, and the date that the person gets. Existing appeals keep their date.',
  'programmeSettings.task_hold_hours': 'Hours until someone else can take an idle task',
  'programmeSettings.task_hold_hours.text':
    'How long a task stays with someone who takes it and does nothing about it. Existing tasks keep their hours.',
  'programmeSettings.task_skip_hours': 'Hours for which a skipped task isn’t offered again',
  'programmeSettings.task_skip_hours.text':
    'Colleagues can still take it. Existing skips keep their time.',
  'programmeSettings.served_country_ids': 'Countries of companies',
  'programmeSettings.served_country_ids.text':
    'New companies from other countries are put on the waiting list.',
  'programmeSettings.support_email': 'Support email address',
  'programmeSettings.support_email.text': 'Shown on every screen where people can ask for help.',
  'programmeSettings.booking_link': 'Link to book a call',
  'programmeSettings.booking_link.text':
    'Where people book a call with the support team. Empty: no call can be booked, unless the installation has a link of its own.',
  'programmeSettings.fixed': 'Deadlines and limits that don’t change here',
  'programmeSettings.fixedText': 'They only change with a new version of Fledge.',
  'programmeSettings.fixedReason.promised': 'Promised in emails, in agreements or on screens',
  'programmeSettings.fixedReason.begun': 'A change would also affect what has begun',
  'programmeSettings.fixedReason.law': 'The law sets it',
  'programmeSettings.fixedReason.security': 'It protects accounts',
  'programmeSettings.fixed.answerDays': 'Replies without a deadline of their own',
  'programmeSettings.fixed.interestDays': 'Companies reply to interest',
  'programmeSettings.fixed.proposalDays': 'Interns reply to proposed interview times',
  'programmeSettings.fixed.settleDays': 'Interviews without feedback count as held',
  'programmeSettings.fixed.placementDays': 'Last placement before the programme ends',
  'programmeSettings.fixed.internshipCloseDays':
    'Internships close after their last day, even if feedback is missing',
  'programmeSettings.fixed.unansweredInterests':
    'Interest without a reply after which a plan is paused',
  'programmeSettings.fixed.unansweredDays': 'Period in which interest without a reply is counted',
  'programmeSettings.fixed.proposedTimes': 'Most interview times in one proposal',
  'programmeSettings.fixed.aheadHours': 'Interview times are at least this far ahead',
  'programmeSettings.fixed.reschedules': 'Each side can suggest other times for an interview',
  'programmeSettings.fixed.rescheduleHours':
    'Agreed interviews can’t be moved this close to their start',
  'programmeSettings.fixed.claimWorkingDays':
    'Companies and interns can dispute a report that they missed an interview',
  'programmeSettings.fixed.noShowReview':
    'Missed interviews after which the programme team decides',
  'programmeSettings.fixed.noShowSuspension': 'Missed interviews after which booking is suspended',
  'programmeSettings.fixed.lateDecisionDays':
    'Companies that don’t decide after an interview can’t propose others',
  'programmeSettings.fixed.seatHours': 'A seat is kept for someone who is signing up',
  'programmeSettings.fixed.suggestionDays': 'A plan isn’t suggested to the same intern again',
  'programmeSettings.fixed.weeklyMessages':
    'Most messages of the programme team that someone gets in a week',
  'programmeSettings.fixed.teamInvitationDays': 'Invitations to the programme team are valid',
  'programmeSettings.fixed.companyInvitationDays': 'Invitations of companies are valid',
  'programmeSettings.fixed.eraseDays': 'Accounts are deleted after someone asks for it',
  'programmeSettings.fixed.objectionDays': 'Interns can object to merged accounts',
  'programmeSettings.fixed.privacyDays': 'Requests about data are answered',
  'programmeSettings.fixed.signedInDays': 'Interns and companies have to sign in again',
  'programmeSettings.fixed.teamSignedInHours': 'The programme team has to sign in again',
  'programmeSettings.fixed.viewMinutes': 'Managers can view Fledge as someone else',
} as const satisfies Record<string, string>
