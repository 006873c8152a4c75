export const paymentsTexts = {
  'payments.status.CREATED': 'Started',
  'payments.status.REQUIRES_ACTION': 'Waiting for your bank',
  'payments.status.SUCCEEDED': 'Paid',
  'payments.status.FAILED': 'Failed',
  'payments.status.REFUNDED': 'Refunded',
} as const
