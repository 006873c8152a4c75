export const agreementsTexts = {
  'agreements.refused.newer':
    'A newer version of the conduct policy holds now. Read it again before you sign.',
  'mails.agreements.sign.subject': '{{company}} signed the conduct policy',
  'mails.agreements.sign.title': 'The conduct policy is signed',
  'mails.agreements.sign.body':
    '{{who}} signed version {{version}} for {{company}}. Interviews can be proposed.',
  'mails.agreements.sign.action': 'See what was signed',
} as const
