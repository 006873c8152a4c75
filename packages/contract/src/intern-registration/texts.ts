export const internRegistrationTexts = {
  'internRegistration.refused.mapped':
    'Your application belongs to another batch. Withdraw it before you choose this one.',
  'internRegistration.refused.otherType': 'This registration is for a different type of account.',
  'internRegistration.refused.emailTaken':
    'There’s already an account with this address. Sign in to continue.',
  'internRegistration.refused.incomplete': 'Finish signing up first.',
  'internRegistration.refused.partnerTerms':
    'This is a partner batch. Accept the partner’s terms to take your seat.',
  'internRegistration.missing.preference': 'Tell us when and for how long you’d like to work.',
  'internRegistration.missing.batch': 'Choose a batch.',
} as const
