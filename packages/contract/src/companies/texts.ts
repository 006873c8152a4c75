export const companiesTexts = {
  'companies.status.IN_WAITING_LIST': 'On the waiting list',
  'companies.status.PENDING_APPROVAL': 'Pending approval',
  'companies.status.APPROVED': 'Approved',
  'companies.status.REJECTED': 'Not approved',
  // Both notices are the seeds' wording, seed 000 §8.
  'companies.notice.rejected':
    'Unfortunately, your company account is not approved at this point. If you believe this is an error, please contact the VI Support Team.',
  'companies.notice.pending': 'We are currently reviewing your account.',
} as const
