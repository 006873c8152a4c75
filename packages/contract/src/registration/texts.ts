export const registrationTexts = {
  'registration.birthDate.inFuture': 'This date is not in the past.',
  'registration.birthDate.tooYoung': 'You have to be 16 or older to register.',
  'registration.birthDate.tooOld': 'Check the year.',
} as const
