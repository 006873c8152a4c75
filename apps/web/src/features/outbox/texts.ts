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
  'operatorOutbox.retry': 'Send again',
  'operatorOutbox.retryMany':
    '{count, plural, one {Send this email again?} other {Send these # emails again?}}',
  'operatorOutbox.manyCount':
    '{count, plural, =0 {No email will be sent again} one {One email will be sent again} other {# emails will be sent again}}',
  'operatorOutbox.reason': 'Reason',
  'operatorOutbox.reasonMissing': 'Write why.',
  'operatorOutbox.nothingToRetry': 'None of the selected emails can be sent again.',
  'operatorOutbox.retryAll': 'Send all again',
  'operatorOutbox.retried':
    '{count, plural, =0 {There was nothing left to send again} one {We’re sending the email again} other {We’re sending # emails again}}',
} as const satisfies Record<string, string>
