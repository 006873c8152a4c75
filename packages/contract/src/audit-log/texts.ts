export const auditLogTexts = {
  'eventDetails.recipients': 'For {recipients, plural, one {# person} other {# people}}',
  'eventDetails.sent':
    '{sent, plural, =0 {No one got it} one {# person got it} other {# people got it}}',
  'eventDetails.leftOut':
    '{leftOut, plural, =0 {no one was left out} one {# was left out} other {# were left out}}',
  'eventDetails.amount': '{amount}',
} as const
