export const questionTexts = {
  'companies.ask.action': 'Ask for more information',
  'companies.ask.title': 'Ask {company} for more information?',
  'companies.ask.text':
    'The company’s administrators will get an email with each point and can reply until {day}. Until then, it’s their turn. You can still approve or reject the company.',
  'companies.ask.points': 'What is missing',
  'companies.ask.pointsHint': 'One point per line',
  'companies.ask.tooLong': 'Enter at most {max} characters per point',
  'companies.ask.done': '{company} will be asked for more information',
  'companies.ask.key': 'Ask for more information: one point per line, then Ctrl Enter',
  'companies.queue.asked': 'Waiting for the company',
  'companies.queue.askedCount':
    '{count, plural, one {# company has} other {# companies have}} to reply',
  'companies.question.title': 'Requests for information',
  'companies.question.ASKED': 'Reply due {day}',
  'companies.question.ANSWERED': 'Answered',
  'companies.question.OVERDUE': 'No reply by {day}',
  'companies.question.closed': 'No reply before the decision',
  'companies.question.asked': '{name} asked {when}',
  'companies.question.answered': '{name} replied {when}',
  'companies.question.former': 'Former member',
  'companies.move.ask': 'Asked for more information',
  'companies.move.answer': 'Company replied',
} as const satisfies Record<string, string>
