export const operatorOutboxTexts = {
  'operatorOutbox.title': 'Failed emails',
  'operatorOutbox.text':
    'Emails that couldn’t be delivered. We keep trying for six days, then we give up.',
  'operatorOutbox.search': 'Search by email address',
  'operatorOutbox.state': 'Delivery',
  'operatorOutbox.anyState': 'All',
  'operatorOutbox.none': 'No failed emails',
  'operatorOutbox.noneText': 'Nothing failed among the emails of the last 400 days.',
  'operatorOutbox.noMatch': 'No failed emails match your search',
  'operatorOutbox.secret': 'An email with a code or a private link',
  'operatorOutbox.failure.REFUSED': 'The recipient’s email provider refused it ({lastError}).',
  'operatorOutbox.failure.BUSY':
    'The recipient’s email provider asked us to try later ({lastError}).',
  'operatorOutbox.failure.UNREACHABLE':
    'We couldn’t reach the server that sends our emails ({lastError}).',
  'operatorOutbox.tries': '{count, plural, one {Tried once} other {Tried # times}}',
  'operatorOutbox.next': 'Next attempt <at></at>',
  'operatorOutbox.retry': 'Send again',
  'operatorOutbox.retryAll': 'Send all again',
  'operatorOutbox.retried':
    '{count, plural, =0 {There was nothing left to send again} one {We’re sending the email again} other {We’re sending # emails again}}',
} as const satisfies Record<string, string>
