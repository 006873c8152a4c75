export const weeklyFeedbackTexts = {
  // Quoted from seed 001 §4.
  'weeklyFeedback.label.YET_TO_START': 'Yet to start work',
  'weeklyFeedback.label.UNLOCKS_ON': 'Unlocks on {{date}}',
  'weeklyFeedback.label.FEEDBACK_REQUIRED': 'Feedback required',
  'weeklyFeedback.label.COMPLETED': 'Completed',
  // Not from the seeds: a week that can no longer be answered.
  'weeklyFeedback.label.MISSED': 'Missed',
  'weeklyFeedback.due.by': 'Due by {{day}}',
  'weeklyFeedback.due.was': 'Was due {{day}}',
  'weeklyFeedback.refused.cancelled': 'This internship was cancelled.',
  'weeklyFeedback.refused.locked': 'This week isn’t open yet.',
  'weeklyFeedback.refused.completed': 'This week is already completed.',
  'weeklyFeedback.refused.missed':
    'The internship is complete, so you can no longer give feedback for this week.',
  'weeklyFeedback.refused.hidden':
    'You’ll see these answers once you’ve both finished, or 7 days after the week opened.',
  'weeklyFeedback.answer.choose': 'Choose an answer.',
  'weeklyFeedback.answer.text': 'Enter an answer of up to 2,000 characters.',
  'weeklyFeedback.answer.number': 'Enter a number from {{min}} to {{max}}.',
  'weeklyFeedback.answer.list': 'Choose from the list.',
  'weeklyFeedback.question.company.projects':
    'Which projects should your intern focus on next week?',
  'weeklyFeedback.question.company.improve': 'What can your intern improve next week?',
  'weeklyFeedback.question.company.hours': 'How many hours was your intern active this week?',
  'weeklyFeedback.question.company.rating': 'How was your experience this week, from 1 to 10?',
  'weeklyFeedback.question.company.contact': 'How often were you in contact with your intern?',
  'weeklyFeedback.question.intern.hours': 'How many hours did you work this week?',
  'weeklyFeedback.question.intern.projects': 'Which projects did you mainly work on?',
  'weeklyFeedback.question.intern.skills': 'Which new skills did you learn?',
  'weeklyFeedback.question.intern.rating': 'How was your experience this week, from 1 to 10?',
  'weeklyFeedback.question.intern.challenge': 'What was your main challenge?',
  'weeklyFeedback.question.intern.contact': 'How often were you in contact with your supervisor?',
  'weeklyFeedback.frequency.DAILY': 'Every day',
  'weeklyFeedback.frequency.SEVERAL_TIMES': 'Several times',
  'weeklyFeedback.frequency.ONCE': 'Once',
  'weeklyFeedback.frequency.NOT_AT_ALL': 'Not at all',
  'weeklyFeedback.refused.missing': 'Answer this question.',
  'weeklyFeedback.says.hours': '{{hours}} hours',
  'weeklyFeedback.says.rating': '{{rating}} of 10',
  'weeklyFeedback.says.none': 'None',
  'weeklyFeedback.question.company.projects.short': 'Focus for next week',
  'weeklyFeedback.question.company.improve.short': 'What to improve',
  'weeklyFeedback.question.company.hours.short': 'Active hours',
  'weeklyFeedback.question.company.rating.short': 'Your week, 1 to 10',
  'weeklyFeedback.question.company.contact.short': 'Contact with your intern',
  'weeklyFeedback.question.intern.hours.short': 'Hours you worked',
  'weeklyFeedback.question.intern.projects.short': 'What you worked on',
  'weeklyFeedback.question.intern.skills.short': 'What you learned',
  'weeklyFeedback.question.intern.rating.short': 'Your week, 1 to 10',
  'weeklyFeedback.question.intern.challenge.short': 'Main challenge',
  'weeklyFeedback.question.intern.contact.short': 'Contact with your supervisor',
  'mails.weeklyFeedback.dueForIntern.subject': 'Your feedback for week {{week}} is open',
  'mails.weeklyFeedback.dueForIntern.title': 'Your feedback for week {{week}} is open',
  'mails.weeklyFeedback.dueForIntern.body':
    'Answer 6 short questions about your internship as {{role}} at {{company}}. {{company}} will see your answers once you’ve both finished, or in 7 days.',
  'mails.weeklyFeedback.dueForIntern.action': 'Give feedback',
  'mails.weeklyFeedback.dueForCompany.subject':
    'Your feedback on {{intern}} for week {{week}} is open',
  'mails.weeklyFeedback.dueForCompany.title': 'Your feedback for week {{week}} is open',
  'mails.weeklyFeedback.dueForCompany.body':
    'Answer 5 short questions about {{intern}}. Your intern will see your answers once you’ve both finished, or in 7 days.',
  'mails.weeklyFeedback.dueForCompany.action': 'Give feedback',
  'mails.weeklyFeedback.reminderForIntern.subject':
    'Reminder: give your feedback for week {{week}}',
  'mails.weeklyFeedback.reminderForIntern.title': 'Your feedback for week {{week}} is still open',
  'mails.weeklyFeedback.reminderForIntern.body':
    'You haven’t finished your feedback on your internship as {{role}} at {{company}} yet. Completed weeks count towards your certificate.',
  'mails.weeklyFeedback.reminderForIntern.action': 'Give feedback',
  'mails.weeklyFeedback.reminderForCompany.subject':
    'Reminder: give {{intern}} feedback for week {{week}}',
  'mails.weeklyFeedback.reminderForCompany.title': 'Your feedback for week {{week}} is still open',
  'mails.weeklyFeedback.reminderForCompany.body':
    '{{intern}} ({{role}}) is waiting for your feedback.',
  'mails.weeklyFeedback.reminderForCompany.action': 'Give feedback',
  'mails.weeklyFeedback.answersForIntern.subject': 'Feedback for week {{week}} is ready to read',
  'mails.weeklyFeedback.answersForIntern.title': 'Feedback for week {{week}} is ready to read',
  'mails.weeklyFeedback.answersForIntern.body':
    'You’ve both finished. You can now read {{company}}’s feedback.',
  'mails.weeklyFeedback.answersForIntern.action': 'Read feedback',
  'mails.weeklyFeedback.answersForCompany.subject':
    '{{intern}}’s feedback for week {{week}} is ready to read',
  'mails.weeklyFeedback.answersForCompany.title': 'Feedback for week {{week}} is ready to read',
  'mails.weeklyFeedback.answersForCompany.body':
    'You’ve both finished. You can now read {{intern}}’s feedback.',
  'mails.weeklyFeedback.answersForCompany.action': 'Read feedback',
} as const
