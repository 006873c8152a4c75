export const companiesTexts = {
  'companies.status.IN_WAITING_LIST': 'On the waiting list',
  'companies.status.PENDING_APPROVAL': 'Pending approval',
  'companies.status.APPROVED': 'Approved',
  'companies.status.REJECTED': 'Not approved',
  // Both notices are the seeds' wording, seed 000 §8.
  'companies.notice.rejected':
    'Unfortunately, your company account is not approved at this point. If you believe this is an error, please contact the VI Support Team.',
  'companies.notice.pending': 'We are currently reviewing your account.',
  'companies.reason.reject.IDENTITY': 'The company could not be verified',
  'companies.reason.reject.FIT': 'The programme does not fit the company',
  'companies.reason.reject.CAPACITY': 'No supervision can be given',
  'companies.reason.reject.CONDUCT': 'The conduct policy was not kept',
  'companies.reason.reject.OTHER': 'Another reason',
  'companies.introduction.required': 'Please enter a brief description of your company',
  'companies.introduction.tooShort': 'Please enter minimum 100 characters',
  'companies.introduction.tooLong': 'Description cannot exceed 5000 characters',
  'companies.refused.notApproved': 'This company is not approved.',
} as const
