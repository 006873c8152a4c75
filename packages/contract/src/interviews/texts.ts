export const interviewsTexts = {
  // Quoted from seed 000 §4.
  'interviews.status.AWAITING_CONFIRMATION': 'Awaiting confirmation',
  'interviews.status.CONFIRMED': 'Confirmed / Scheduled',
  'interviews.status.RESCHEDULE_REQUESTED_BY_HC': 'Reschedule requested by HC',
  'interviews.status.RESCHEDULE_REQUESTED_BY_INTERN': 'Reschedule requested by Intern',
  'interviews.status.COMPLETED': 'Interviewed',
  'interviews.status.IN_PAST': 'Interview in past',
  'interviews.status.CANCELLED_BY_HC': 'Cancelled',
  'interviews.status.CANCELLED_BY_INTERN': 'Declined',
  'interviews.status.REJECTED': 'Rejected',
  'interviews.status.UNAVAILABLE': 'Unavailable',
  'interviews.reason.cancelByCompany.INTERVIEWER_AWAY': 'The interviewer can’t make it',
  'interviews.reason.cancelByCompany.FILLED': 'The opening has been filled',
  'interviews.reason.cancelByCompany.PLAN_CHANGED': 'Our plan has changed',
  'interviews.reason.cancelByCompany.NOT_A_FIT': 'Not the right fit for this plan',
  'interviews.reason.cancelByCompany.OTHER': 'Another reason',
  'interviews.reason.end.INTERN_DID_NOT_ANSWER':
    'The intern didn’t reply to the proposed times in time',
  'interviews.reason.end.INTERN_DID_NOT_ANSWER.toIntern':
    'You didn’t reply to the proposed times in time',
  'interviews.reason.end.COMPANY_DID_NOT_ANSWER':
    'The company didn’t reply to the suggested times in time',
  'interviews.reason.end.COMPANY_DID_NOT_ANSWER.toCompany':
    'Your company didn’t reply to the suggested times in time',
  'interviews.reason.end.INTERN_DID_NOT_COME': 'The intern missed the interview',
  'interviews.reason.end.INTERN_DID_NOT_COME.toIntern': 'You missed the interview',
  'interviews.reason.end.COMPANY_DID_NOT_COME': 'The company missed the interview',
  'interviews.reason.end.COMPANY_DID_NOT_COME.toCompany': 'Your company missed the interview',
  'interviews.reason.end.BOOKING_SUSPENDED':
    'Interview booking was suspended after missed interviews',
  'interviews.claim.claimed': 'Reported as missed',
  'interviews.claim.contested': 'Report disputed',
  'interviews.reason.decline.NOT_AVAILABLE': 'I’m not available during this period',
  'interviews.reason.decline.FOUND_ANOTHER': 'I chose another internship',
  'interviews.reason.decline.INTEREST': 'The work isn’t what I’m looking for',
  'interviews.reason.decline.PERSONAL': 'Personal reasons',
  'interviews.reason.decline.OTHER': 'Another reason',
  'interviews.refused.movedTwice':
    'You’ve already suggested other times twice. The programme team can help.',
  'interviews.refused.tooLate':
    'The interview is less than 24 hours away. The programme team can help.',
  'interviews.refused.slotPassed': 'This time has passed. Choose another one.',
  'interviews.refused.started': 'The interview has started.',
  'interviews.refused.ended':
    'The interview time has passed. Reload the page to see what you can do.',
  'interviews.refused.notYet': 'The interview has not taken place yet.',
  'interviews.refused.noDecision': 'Choose what’s next.',
  'interviews.refused.noExplanation': 'Describe what happened. Both sides will see it.',
  'interviews.refused.claimStands':
    'There’s an open report that this interview was missed. It needs to be withdrawn or decided first.',
  'interviews.refused.notPast': 'You can do this once the interview time has passed.',
  'interviews.slot.count': 'Propose {min} to {max} times.',
  'interviews.slot.length': 'An interview takes {min} to {max} minutes, in steps of 15.',
  'interviews.slot.noTime': 'Choose a day and a time.',
  'interviews.slot.tooSoon': 'Choose a time at least 24 hours from now.',
  'interviews.slot.tooFar': 'Choose a time within the next 30 days.',
  'interviews.slot.offGrid': 'Choose a time that starts on a quarter of an hour.',
  'interviews.slot.overlaps': 'This time overlaps with another one you proposed.',
  'interviews.slot.taken': 'This time is already taken. Choose another one.',
  'interviews.slot.notOffered': 'Choose one of the proposed times.',
  'interviews.slot.afterPlacement': 'Choose a time by {day}, the placement deadline of this batch.',
  'interviews.refused.noPlace': 'Paste a link that starts with https://',
  'interviews.refused.interviewerAway':
    'Choose interviewers who are active members of your company.',
  'interviews.refused.internNotAvailable': 'This intern is not available at the moment.',
  'interviews.handOver.name': 'Choose who takes over this interview.',
  'interviews.handOver.taken': '{name} has another interview at this time. Choose someone else.',
  'interviews.facts.when': 'When',
  'interviews.facts.who': 'With',
  'interviews.facts.where': 'Where',
  'mails.interviews.handOver.subject': 'You’ve been assigned an interview with {intern}',
  'mails.interviews.handOver.title': 'You’re interviewing {intern}',
  'mails.interviews.handOver.body':
    '{left} has left, so you’re taking over the interview for {plan}. {when}',
  'mails.interviews.handOver.action': 'View interview',
  'mails.interviews.handedOver.subject': '{name} is taking over your interview with {intern}',
  'mails.interviews.handedOver.title': 'You’re no longer interviewing {intern}',
  'mails.interviews.handedOver.body':
    '{name} will meet {intern} instead of you. The interview is for {plan} at {company}.',
  'mails.interviews.handedOver.action': 'Open Fledge',
  'mails.interviews.interviewer.subject': '{name} will interview you for {company}',
  'mails.interviews.interviewer.title': 'You’ll meet {name}',
  'mails.interviews.interviewer.body':
    '{left} no longer works with {company} on Fledge. The times for {plan} haven’t changed. {when}',
  'mails.interviews.interviewer.action': 'View interview',
  'mails.interviews.propose.subject': '{company} invited you to an interview',
  'mails.interviews.propose.title': '{company} would like to meet you',
  'mails.interviews.propose.body':
    'For {plan}, {minutes} minutes. Choose one of these times or suggest others by {answerBy}.\n{note}',
  'mails.interviews.propose.action': 'Choose a time',
  'mails.interviews.confirm.subject': '{intern} confirmed the interview',
  'mails.interviews.confirm.title': 'Interview with {intern}: {time}',
  'mails.interviews.confirm.body':
    'For {plan}, {minutes} minutes. The calendar invitation is attached.',
  'mails.interviews.confirm.action': 'View interview',
  'mails.interviews.confirmed.subject': 'Your interview with {company} is confirmed',
  'mails.interviews.confirmed.title': 'Interview with {company}: {time}',
  'mails.interviews.confirmed.body':
    'For {plan}, {minutes} minutes. The calendar invitation is attached. You can suggest other times until 24 hours before.',
  'mails.interviews.confirmed.action': 'View interview',
  'mails.interviews.choose.subject': '{company} chose one of your times',
  'mails.interviews.choose.title': 'Interview with {company}: {time}',
  'mails.interviews.choose.body':
    'For {plan}, {minutes} minutes. The calendar invitation is attached.',
  'mails.interviews.choose.action': 'View interview',
  'mails.interviews.chosen.subject': 'Your interview with {intern} is confirmed',
  'mails.interviews.chosen.title': 'Interview with {intern}: {time}',
  'mails.interviews.chosen.body':
    'For {plan}, {minutes} minutes. The calendar invitation is attached.',
  'mails.interviews.chosen.action': 'View interview',
  'mails.interviews.counterPropose.subject': '{intern} suggested other interview times',
  'mails.interviews.counterPropose.title': '{intern} suggested other times',
  'mails.interviews.counterPropose.body':
    'For {plan}. Choose one of these times by {answerBy}.\n{note}',
  'mails.interviews.counterPropose.action': 'Choose a time',
  'mails.interviews.countered.subject': 'You suggested other times to {company}',
  'mails.interviews.countered.title': 'We’ve sent {company} your times',
  'mails.interviews.countered.body':
    'For {plan}. {company} has until {answerBy} to reply. If they don’t, the invitation expires and we’ll let you know.',
  'mails.interviews.countered.action': 'View interview',
  'mails.interviews.reschedule.subject': '{company} suggested other interview times',
  'mails.interviews.reschedule.title': '{company} suggested other times',
  'mails.interviews.reschedule.body':
    'For {plan}. Choose one of these times or suggest others by {answerBy}.\n{note}',
  'mails.interviews.reschedule.action': 'Choose a time',
  'mails.interviews.rescheduled.subject': 'You suggested other times to {intern}',
  'mails.interviews.rescheduled.title': 'We’ve sent {intern} your times',
  'mails.interviews.rescheduled.body': 'For {plan}. We’ve asked for a reply by {answerBy}.',
  'mails.interviews.rescheduled.action': 'View interview',
  'mails.interviews.moveLink.subject': 'The meeting link for your interview has changed',
  'mails.interviews.moveLink.title': 'The meeting link has changed',
  'mails.interviews.moveLink.body':
    'Your interview with {company} for {plan} has a new meeting link. You’ll find it on Fledge and in the attached calendar invitation.',
  'mails.interviews.moveLink.action': 'View interview',
  'mails.interviews.moveLinkNoTime.subject': 'The meeting link for your interview has changed',
  'mails.interviews.moveLinkNoTime.title': 'The meeting link has changed',
  'mails.interviews.moveLinkNoTime.body':
    'Your interview with {company} for {plan} has a new meeting link. You’ll find it on Fledge.',
  'mails.interviews.moveLinkNoTime.action': 'View interview',
  'mails.interviews.cancel.subject': '{company} cancelled the interview',
  'mails.interviews.cancel.title': '{company} cancelled the interview',
  'mails.interviews.cancel.body': 'For {plan}. You can see the reason on Fledge.\n{note}',
  'mails.interviews.cancel.action': 'See the reason',
  'mails.interviews.cancelled.subject': 'Your interview with {intern} is cancelled',
  'mails.interviews.cancelled.title': 'Your interview with {intern} is cancelled',
  'mails.interviews.cancelled.body': 'For {plan}. We’ve told {intern} the reason.',
  'mails.interviews.cancelled.action': 'View candidate',
  'mails.interviews.decline.subject': '{intern} declined the interview',
  'mails.interviews.decline.title': '{intern} declined the interview',
  'mails.interviews.decline.body': 'For {plan}. Your credit has been returned.\n{note}',
  'mails.interviews.decline.action': 'See the reason',
  'mails.interviews.declined.subject': 'You declined the interview with {company}',
  'mails.interviews.declined.title': 'You declined the interview with {company}',
  'mails.interviews.declined.body': 'For {plan}. We’ve told {company} the reason.',
  'mails.interviews.declined.action': 'View opportunity',
  'mails.interviews.reject.subject': 'Your interview will not take place',
  'mails.interviews.reject.title': 'Your interview will not take place',
  'mails.interviews.reject.body':
    'The hiring process for {plan} at {company} has ended. You can see the reason on Fledge.',
  'mails.interviews.reject.action': 'See the reason',
  'mails.interviews.claimClosed.subject': 'The missed-interview report is closed',
  'mails.interviews.claimClosed.title': 'The missed-interview report is closed',
  'mails.interviews.claimClosed.body':
    'The hiring process for {plan} at {company} has ended, so we’ve closed the report. Nothing is recorded for either side. You can see the reason on Fledge.',
  'mails.interviews.claimClosed.action': 'See the reason',
  'mails.interviews.release.subject': 'Your interview will not take place',
  'mails.interviews.release.title': 'Your interview will not take place',
  'mails.interviews.release.body':
    'The interview for {plan} at {company} is no longer possible. You can see the reason on Fledge.',
  'mails.interviews.release.action': 'See the reason',
  'mails.interviews.lapse.subject': 'The interview times have expired',
  'mails.interviews.lapse.title': 'The interview times have expired',
  'mails.interviews.lapse.body':
    'No interview time was chosen for {plan} at {company}. The company can propose another interview.',
  'mails.interviews.lapse.action': 'View interview',
  'mails.interviews.pass.subject': 'How was the interview with {intern}?',
  'mails.interviews.pass.title': 'How was the interview with {intern}?',
  'mails.interviews.pass.body':
    'Answer 5 questions in about 3 minutes. {intern} is waiting for your reply.',
  'mails.interviews.pass.action': 'Give feedback',
  'mails.interviews.passed.subject': 'Did the interview with {company} take place?',
  'mails.interviews.passed.title': 'Did the interview with {company} take place?',
  'mails.interviews.passed.body': 'Let us know with one click. {company} will give feedback next.',
  'mails.interviews.passed.action': 'Answer',
  'mails.interviews.held.subject': 'Your interview with {company} is marked as completed',
  'mails.interviews.held.title': 'Your interview with {company} is marked as completed',
  'mails.interviews.held.body':
    'For {plan}. We’ve asked {company} to reply by {dueBy}. We’ll let you know when they do.',
  'mails.interviews.held.action': 'View opportunity',
  'mails.interviews.settled.subject': 'Your interview with {intern} is marked as completed',
  'mails.interviews.settled.title': 'Your interview with {intern} is marked as completed',
  'mails.interviews.settled.body':
    'For {plan}. The credit has been used. You can still give feedback. Tell {intern} your decision by {dueBy}.',
  'mails.interviews.settled.action': 'View candidate',
  'mails.interviews.answerDue.subject': 'Reminder: choose an interview time for {company}',
  'mails.interviews.answerDue.title': '{company} is waiting for your reply',
  'mails.interviews.answerDue.body':
    'For {plan}, {minutes} minutes. Choose one of these times or suggest others by {endsAt}. After that, the invitation expires.',
  'mails.interviews.answerDue.action': 'Choose a time',
  'mails.interviews.chooseDue.subject': 'Reminder: choose an interview time for {intern}',
  'mails.interviews.chooseDue.title': '{intern} is waiting for your reply',
  'mails.interviews.chooseDue.body':
    'For {plan}, {minutes} minutes. Choose one of these times or suggest others by {endsAt}. After that, the invitation expires and your credit is returned.',
  'mails.interviews.chooseDue.action': 'Choose a time',
  'mails.interviews.answerExtended.subject': 'You have until {dueBy} to choose an interview time',
  'mails.interviews.answerExtended.title': 'You have until {answerBy} to reply to {company}',
  'mails.interviews.answerExtended.body':
    'For {plan}, {minutes} minutes. The programme team gave you more time to choose one of these times or suggest others. Reason: {reason}',
  'mails.interviews.answerExtended.action': 'Choose a time',
  'mails.interviews.answerExtendedForCompany.subject': '{intern} has until {dueBy} to reply',
  'mails.interviews.answerExtendedForCompany.title':
    '{intern} has until {answerBy} to reply to your interview times',
  'mails.interviews.answerExtendedForCompany.body':
    'For {plan}, {minutes} minutes. The programme team gave {intern} more time. Your credit stays reserved until then.',
  'mails.interviews.answerExtendedForCompany.action': 'View candidate',
  'mails.interviews.chooseExtended.subject': 'You have until {dueBy} to choose an interview time',
  'mails.interviews.chooseExtended.title': 'You have until {answerBy} to reply to {intern}',
  'mails.interviews.chooseExtended.body':
    'For {plan}, {minutes} minutes. The programme team gave you more time to choose one of these times or suggest others. Reason: {reason}',
  'mails.interviews.chooseExtended.action': 'Choose a time',
  'mails.interviews.chooseExtendedForIntern.subject': '{company} has until {dueBy} to reply',
  'mails.interviews.chooseExtendedForIntern.title':
    '{company} has until {answerBy} to reply to your interview times',
  'mails.interviews.chooseExtendedForIntern.body':
    'For {plan}, {minutes} minutes. The programme team gave {company} more time. You don’t need to do anything.',
  'mails.interviews.chooseExtendedForIntern.action': 'View opportunity',
  'mails.interviews.internDisputeDue.subject':
    'Reminder: did you miss the interview with {company}?',
  'mails.interviews.internDisputeDue.title': '{company} reported that you missed the interview',
  'mails.interviews.internDisputeDue.body':
    'For {plan}. If this isn’t right, dispute it by {endsAt} and the programme team will decide. After that, it’s recorded as missed.',
  'mails.interviews.internDisputeDue.action': 'View report',
  'mails.interviews.companyDisputeDue.subject':
    'Reminder: did you miss the interview with {intern}?',
  'mails.interviews.companyDisputeDue.title':
    '{intern} reported that your company missed the interview',
  'mails.interviews.companyDisputeDue.body':
    'For {plan}. If this isn’t right, dispute it by {endsAt} and the programme team will decide. After that, it’s recorded as missed and the credit is used.',
  'mails.interviews.companyDisputeDue.action': 'View report',
  'mails.interviews.feedbackDue.subject': 'Reminder: how was the interview with {intern}?',
  'mails.interviews.feedbackDue.title': 'How was the interview with {intern}?',
  'mails.interviews.feedbackDue.body':
    'For {plan}. Give feedback, or report that {intern} missed it, by {endsAt}. After that, it’s marked as completed and the credit is used.',
  'mails.interviews.feedbackDue.action': 'Give feedback',
  'mails.interviews.remind.subject': 'Reminder: your interview is tomorrow, {time}',
  'mails.interviews.remind.title': 'Interview: {time}',
  'mails.interviews.remind.body': '{intern} and {company}, for {plan}, {minutes} minutes.',
  'mails.interviews.remind.action': 'View interview',
  'mails.interviews.claimInternNoShow.subject': '{company} reported that you missed the interview',
  'mails.interviews.claimInternNoShow.title': '{company} reported that you missed the interview',
  'mails.interviews.claimInternNoShow.body':
    'For {plan}. If this isn’t right, dispute it by {contestBy} and the programme team will decide. After that, it’s recorded as missed.',
  'mails.interviews.claimInternNoShow.action': 'View report',
  'mails.interviews.claimCompanyNoShow.subject':
    '{intern} reported that your company missed the interview',
  'mails.interviews.claimCompanyNoShow.title':
    '{intern} reported that your company missed the interview',
  'mails.interviews.claimCompanyNoShow.body':
    'For {plan}. If this isn’t right, dispute it by {contestBy} and the programme team will decide. After that, it’s recorded as missed and the credit is used.',
  'mails.interviews.claimCompanyNoShow.action': 'View report',
  'mails.interviews.contestNoShow.subject': 'The programme team is reviewing a missed interview',
  'mails.interviews.contestNoShow.title': 'The programme team is reviewing a missed interview',
  'mails.interviews.contestNoShow.body':
    'You gave different accounts of the interview for {plan} at {company}. The programme team will decide by {decideBy} and tell you both.',
  'mails.interviews.contestNoShow.action': 'View interview',
  'mails.interviews.takenBackByCompany.subject': '{company} withdrew its missed-interview report',
  'mails.interviews.takenBackByCompany.title': '{company} withdrew its report',
  'mails.interviews.takenBackByCompany.body':
    'They no longer say that you missed the interview for {plan}. Nothing is recorded.',
  'mails.interviews.takenBackByCompany.action': 'View interview',
  'mails.interviews.takenBackByIntern.subject': '{intern} withdrew their missed-interview report',
  'mails.interviews.takenBackByIntern.title': '{intern} withdrew their report',
  'mails.interviews.takenBackByIntern.body':
    'They no longer say that your company missed the interview for {plan}. Nothing is recorded, and you can give feedback.',
  'mails.interviews.takenBackByIntern.action': 'Give feedback',
  'mails.interviews.recordInternNoShow.subject': 'Recorded: {intern} missed the interview',
  'mails.interviews.recordInternNoShow.title': '{intern} missed the interview',
  'mails.interviews.recordInternNoShow.body':
    'We’ve recorded that {intern} missed the interview for {plan}. Your credit has been returned.',
  'mails.interviews.recordInternNoShow.action': 'View interview',
  'mails.interviews.recordCompanyNoShow.subject': 'Recorded: {company} missed the interview',
  'mails.interviews.recordCompanyNoShow.title': '{company} missed the interview',
  'mails.interviews.recordCompanyNoShow.body':
    'We’ve recorded that {company} missed the interview for {plan}.',
  'mails.interviews.recordCompanyNoShow.action': 'View interview',
  'mails.interviews.recordedYouMissed.subject': 'Recorded: you missed an interview with {company}',
  'mails.interviews.recordedYouMissed.title': 'You missed an interview',
  'mails.interviews.recordedYouMissed.body':
    'We’ve recorded that you missed the interview for {plan} at {company}.',
  'mails.interviews.recordedYouMissed.action': 'View interview',
  'mails.interviews.recordedCompanyMissed.subject':
    'Recorded: your company missed an interview with {intern}',
  'mails.interviews.recordedCompanyMissed.title': 'Your company missed an interview',
  'mails.interviews.recordedCompanyMissed.body':
    'We’ve recorded that your company missed the interview with {intern} for {plan}. The credit has been used.',
  'mails.interviews.recordedCompanyMissed.action': 'View interview',
} as const
