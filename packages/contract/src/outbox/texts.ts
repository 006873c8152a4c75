export const outboxTexts = {
  'outbox.state.RETRYING': 'Trying again',
  'outbox.state.GIVEN_UP': 'Given up',
  'outbox.refused.wiped':
    'This email contained a code or a link that we’ve deleted. The recipient can ask for a new one.',
} as const
