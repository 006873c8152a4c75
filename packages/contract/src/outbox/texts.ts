export const outboxTexts = {
  'outbox.state.RETRYING': 'Trying again',
  'outbox.state.GIVEN_UP': 'Given up',
  'outbox.refused.wiped':
    'This email contained a code or a link that we’ve deleted. The recipient can ask for a new one.',
  'outbox.refused.unreadable':
    'This email contains a code or a private link, or is so old that we’ve deleted its text.',
  'outbox.refused.turnedOff': 'The recipient doesn’t want emails of this kind.',
  'outbox.refused.onItsWay': 'This email is already on its way.',
  'outbox.secret': 'An email with a code or a private link',
  'outbox.failure.REFUSED': 'The recipient’s email provider refused it ({lastError}).',
  'outbox.failure.BUSY': 'The recipient’s email provider asked us to try later ({lastError}).',
  'outbox.failure.UNREACHABLE': 'We couldn’t reach the server that sends our emails ({lastError}).',
  'outbox.refused.delivered': 'Already delivered.',
} as const
