export const spotFeedbackTexts = {
  'spotFeedback.refused.tooMany':
    'You’ve sent a lot of feedback in the last hour. Thank you. Try again later.',
} as const satisfies Record<string, string>
