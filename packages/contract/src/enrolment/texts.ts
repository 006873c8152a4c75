export const enrolmentTexts = {
  'enrolment.refused.conduct': 'Accept the conduct policy first.',
} as const
