export const recordsTexts = {
  'records.side.company': 'Company',
  'records.side.intern': 'Intern',
  'records.seat.WAITING': 'Waiting',
  'records.seat.TOLD': 'Told',
  'records.credit.GRANT': 'Granted',
  'records.credit.REVOKE': 'Revoked',
  'records.credit.HOLD': 'Reserved for an interview',
  'records.credit.SPEND': 'Used',
  'records.credit.RELEASE': 'Returned',
} as const
