export const programmeSettingsTexts = {
  'programmeSettings.title': 'Programme settings',
  'programmeSettings.text':
    'What applies to everyone. A change takes effect immediately and is recorded with your name and reason.',
  'programmeSettings.list': 'Settings you can change',
  'programmeSettings.change': 'Change',
  'programmeSettings.changeNamed': 'Change “{name}”',
  'programmeSettings.save': 'Save',
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
    'Filled in when a company writes an offer, and used if it doesn’t choose. Offers that are written already stay as they are.',
  'programmeSettings.refund_approval_amount': 'Refunds that need a second person',
  'programmeSettings.refund_approval_amount.text':
    'A refund above this amount is proposed by one person and approved by another. In the currency of the payment.',
  'programmeSettings.served_country_ids': 'Countries of companies',
  'programmeSettings.served_country_ids.text':
    'New companies from other countries are put on the waiting list.',
  'programmeSettings.support_email': 'Support email address',
  'programmeSettings.support_email.text': 'Shown on every screen where people can ask for help.',
  'programmeSettings.booking_link': 'Link to book a call',
  'programmeSettings.booking_link.text':
    'Where people book a call with the support team. Empty: no call can be booked, unless the installation has a link of its own.',
  'programmeSettings.fixed': 'Deadlines that don’t change here',
  'programmeSettings.fixedText':
    'Emails and agreements promise them, so they change with a new version of Fledge only.',
  'programmeSettings.fixed.teamWorkingDays':
    'The programme team decides on applications, companies and offers',
  'programmeSettings.fixed.waitingListDays':
    'The programme team decides on companies on the waiting list',
  'programmeSettings.fixed.answerDays': 'Replies without a deadline of their own',
  'programmeSettings.fixed.interestDays': 'Companies reply to interest',
  'programmeSettings.fixed.proposalDays': 'Interns reply to proposed interview times',
  'programmeSettings.fixed.settleDays': 'Interviews without feedback count as held',
  'programmeSettings.fixed.placementDays': 'Last placement before the programme ends',
  'programmeSettings.fixed.internshipCloseDays':
    'Internships close after their last day, even if feedback is missing',
  'programmeSettings.fixed.eraseDays': 'Accounts are deleted after someone asks for it',
} as const satisfies Record<string, string>
