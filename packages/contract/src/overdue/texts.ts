export const overdueTexts = {
  'overdue.kind.APPLICATION': 'Applications to decide',
  'overdue.kind.COMPANY': 'Companies to approve',
  'overdue.kind.WAITING_LIST': 'Companies on the waiting list',
  'overdue.kind.OFFER': 'Offers to review',
  'overdue.kind.CLAIM': 'Disputed reports of missed interviews',
  'overdue.kind.NO_SHOW': 'Missed interviews to decide',
  'overdue.kind.ACTION': 'Internship requests to decide',
  'overdue.kind.REPORT': 'Reported texts and photos',
  'overdue.kind.DECISION': 'Companies that haven’t decided after an interview',
  'overdue.kind.PLACEMENT': 'Interns without an open opportunity',
  'overdue.kind.REFUND': 'Refunds to approve',
  'overdue.kind.ERASURE': 'Accounts that should have been deleted',
  'mails.overdue.digest.subject': '{count} overdue today',
  'mails.overdue.digest.title': '{count} overdue',
  'mails.overdue.digest.body':
    'These should have been decided by now. You’ll get this email every day until nothing is overdue.',
  'mails.overdue.digest.action': 'Open overdue list',
} as const
