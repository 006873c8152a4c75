export const registrationTexts = {
  'registration.birthDate.inFuture': 'Your date of birth must be in the past.',
  'registration.birthDate.tooYoung': 'You must be 16 or older to register.',
  'registration.birthDate.tooOld': 'Check the year of birth.',
  'registration.terms.required': 'Accept the terms to continue.',
  'registration.choose': 'Choose an option from the list',
  'registration.refused.companyThere':
    'Your company already has an account. Ask its administrator to invite you.',
  'registration.refused.pocFirst': 'Tell us about yourself first.',
  'registration.refused.companyFirst': 'Tell us about your company first.',
  'registration.refused.notInvited':
    'We couldn’t find an open invitation for this address. Ask an administrator of your company to invite you.',
  'registration.refused.otherType': 'This registration is for a different type of account.',
} as const
