export const creditsTexts = {
  'credits.refused.notApproved': 'Only approved companies can be granted credits.',
  'mails.credits.grant.subject': 'New interview credits for {company}',
  'mails.credits.grant.title': 'Interview credits granted: {amount}',
  'mails.credits.grant.body':
    'The programme team granted credits to {company}. You now have {left} in total. Reason: {note}',
  'mails.credits.grant.action': 'View credits',
} as const
