export const registrationTexts = {
  'registration.birthDate.inFuture': 'This date is not in the past.',
  'registration.birthDate.tooYoung': 'You have to be 16 or older to register.',
  'registration.birthDate.tooOld': 'Check the year.',
  'registration.terms.required': 'Accept the terms to go on.',
  'registration.choose': 'Choose one of the list.',
  'registration.refused.companyThere':
    'Your company is here already. Ask its administrator to invite you.',
  'registration.refused.pocFirst': 'Tell us about yourself first.',
  'registration.refused.companyFirst': 'Tell us about your company first.',
  'registration.refused.notInvited': 'There is no open invitation for this address.',
  'registration.refused.otherType': 'This registration is for another kind of account.',
} as const
