export const agreementsTexts = {
  'agreements.refused.newer':
    'There’s a newer version of the conduct policy. Read it before you sign.',
  'mails.agreements.sign.subject': '{company} signed the conduct policy',
  'mails.agreements.sign.title': 'Conduct policy signed',
  'mails.agreements.sign.body':
    '{who} signed version {version} for {company}. You can now propose interviews.',
  'mails.agreements.sign.action': 'View signed policy',
} as const
