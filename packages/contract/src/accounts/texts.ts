export const accountsTexts = {
  'accounts.reason.deactivate.FOUND_INTERNSHIP': 'I found an internship',
  'accounts.reason.deactivate.BREAK': 'I need a break',
  'accounts.reason.deactivate.MAILS': 'Too many mails',
  'accounts.reason.deactivate.PRIVACY': 'Privacy',
  'accounts.reason.deactivate.NOT_USEFUL': 'The platform did not help me',
  'accounts.reason.deactivate.OTHER': 'Another reason',
} as const
