export const creditsTexts = {
  'credits.refused.notApproved': 'Only an approved company can be granted credits.',
  'mails.credits.grant.subject': 'New interview credits for {{company}}',
  'mails.credits.grant.title': 'Interview credits granted: {{amount}}',
  'mails.credits.grant.body':
    'The programme team granted credits to {{company}}: {{note}} {{left}} are left now.',
  'mails.credits.grant.action': 'See your credits',
} as const
