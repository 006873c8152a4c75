export const weeklyFeedbackTexts = {
  // The seeds' wording, seed 001 §4.
  'weeklyFeedback.label.YET_TO_START': 'Yet to start work',
  'weeklyFeedback.label.UNLOCKS_ON': 'Unlocks on {{date}}',
  'weeklyFeedback.label.FEEDBACK_REQUIRED': 'Feedback required',
  'weeklyFeedback.label.COMPLETED': 'Completed',
} as const
