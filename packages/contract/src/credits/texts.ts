export const creditsTexts = {
  'credits.refused.notApproved': 'Only approved companies can be granted credits.',
  'credits.refused.tooMany': 'The company doesn’t have that many credits left.',
  'mails.credits.grant.subject': 'New interview credits for {company}',
  'mails.credits.grant.title': 'Interview credits granted: {amount}',
  'mails.credits.grant.body':
    'The programme team granted credits to {company}. You now have {left} in total. Reason: {note}',
  'mails.credits.grant.action': 'View credits',
  'mails.credits.revoke.subject': 'Interview credits revoked from {company}',
  'mails.credits.revoke.title': 'Interview credits revoked: {amount}',
  'mails.credits.revoke.body':
    'The programme team revoked credits from {company}. You have {left} left. Reason: {note}',
  'mails.credits.revoke.action': 'View credits',
} as const
