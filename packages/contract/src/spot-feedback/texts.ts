export const spotFeedbackTexts = {
  'spotFeedback.refused.tooMany':
    'That is a lot of feedback for one hour. Thank you, and try again later.',
} as const satisfies Record<string, string>
