export const secondFactorTexts = {
  'secondFactor.problems.code':
    'Enter the 6 digits from your authenticator app, or a recovery code.',
  'secondFactor.problems.appCode': 'Enter the 6 digits from your authenticator app.',
  'secondFactor.refused.wrongCode':
    'This code is incorrect. Enter the one that your authenticator app shows now.',
  'secondFactor.refused.usedCode':
    'This code has already been used. Wait until your authenticator app shows the next one.',
  'secondFactor.refused.wrongRecoveryCode':
    'This recovery code is incorrect or has already been used. Try another one.',
  'secondFactor.refused.tooManyCodes':
    '{count, plural, one {There have been too many incorrect codes. Try again in # hour, or use a recovery code.} other {There have been too many incorrect codes. Try again in # hours, or use a recovery code.}}',
  'secondFactor.refused.tooManyRecoveryCodes':
    '{count, plural, one {There have been too many incorrect recovery codes. Try again in # minute.} other {There have been too many incorrect recovery codes. Try again in # minutes.}}',
  'secondFactor.refused.signInExpired': 'Your sign-in has expired. Start again.',
  'secondFactor.refused.isOn': 'You’ve already set up two-step verification.',
  'secondFactor.refused.isOff': 'You haven’t set up two-step verification.',
  'secondFactor.refused.setUpExpired': 'This set-up was replaced by another one. Start again.',
  'secondFactor.resetByCommand': 'requested from those who run this installation',
  'secondFactor.refused.own':
    'You can’t reset your own two-step verification. Use a recovery code, or ask another manager.',
  'secondFactor.refused.notSetUp': 'This person hasn’t set up two-step verification.',
} as const
