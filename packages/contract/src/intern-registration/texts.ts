export const internRegistrationTexts = {
  'internRegistration.refused.mapped':
    'Your application belongs to another batch. Withdraw it before you choose this one.',
  'internRegistration.refused.otherType': 'This registration is for another kind of account.',
  'internRegistration.refused.emailTaken': 'This address has an account. Sign in to go on.',
  'internRegistration.refused.incomplete': 'Sign-up is not complete yet.',
  'internRegistration.refused.partnerTerms':
    "This batch is a partner's. Accept the partner's terms to take your seat.",
  'internRegistration.missing.preference': 'Tell us when and how long you would like to work.',
  'internRegistration.missing.batch': 'Choose a batch.',
} as const
