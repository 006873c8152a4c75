export const applicationsTexts = {
  'applications.status.NOT_STARTED': 'Not started',
  'applications.status.IN_PROGRESS': 'In progress',
  'applications.status.SUBMITTED': 'Submitted',
  'applications.status.IN_REVIEW': 'In review',
  'applications.status.CHANGES_REQUESTED': 'Changes requested',
  'applications.status.APPROVED': 'Approved',
  'applications.status.REJECTED': 'Not approved',
  'applications.status.ENROLLED': 'Enrolled',
  'applications.status.WITHDRAWN': 'Withdrawn',
} as const
