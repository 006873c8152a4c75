/** Texts of two-step verification: the card in the settings, its dialogs, and the code field. */
export const secondFactorScreenTexts = {
  'secondFactor.title': 'Two-step verification',
  'secondFactor.text':
    'After signing in, you also enter a code from an app on your phone. No one can use your account with your email alone.',
  'secondFactor.on': 'On',
  'secondFactor.off': 'Off',
  'secondFactor.since': 'Set up {when}',
  'secondFactor.codesLeft':
    '{count, plural, =0 {No recovery codes left. Create new ones.} one {# recovery code left} other {# recovery codes left}}',
  'secondFactor.setUp': 'Set up',
  'secondFactor.turnOff': 'Turn off',
  'secondFactor.renew': 'Create new recovery codes',
  'secondFactor.code': 'Code from your authenticator app',
  'secondFactor.codeHint': 'Six digits. They change every 30 seconds.',
  'secondFactor.recoveryCode': 'Recovery code',
  'secondFactor.recoveryHint':
    'One of the codes that you saved, such as abcd-efgh-2345-6723-ijkl-mnop.',
  'secondFactor.byRecoveryCode': 'Use a recovery code instead',
  'secondFactor.byApp': 'Use your authenticator app instead',
  'secondFactor.setUp.title': 'Set up two-step verification',
  'secondFactor.setUp.scan':
    'Scan this QR code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
  'secondFactor.setUp.qrCode': 'QR code for your authenticator app',
  'secondFactor.setUp.secret': 'Or enter this key',
  'secondFactor.setUp.open': 'Open an app on this device',
  'secondFactor.setUp.confirm': 'Then enter the code that the app shows.',
  'secondFactor.setUp.action': 'Turn on',
  'secondFactor.codes.title': 'Save your recovery codes',
  'secondFactor.codes.text':
    'If you lose your phone, sign in with one of these codes. Each works once. We show them only now, so save them where you’ll find them without your phone.',
  'secondFactor.codes.list': 'Recovery codes',
  'secondFactor.codes.copy': 'Copy',
  'secondFactor.codes.copied': 'Codes copied',
  'secondFactor.codes.download': 'Download',
  'secondFactor.codes.done': 'I’ve saved them',
  'secondFactor.codes.file':
    'Fledge recovery codes of {email}\n\nEach code works once.\n\n{codes}\n',
  'secondFactor.turnOff.title': 'Turn off two-step verification?',
  'secondFactor.turnOff.text':
    'You’ll sign in without a code from your authenticator app, and your recovery codes will stop working.',
  'secondFactor.turnOff.operator':
    'The programme team needs two-step verification, so you’ll be asked to set it up again.',
  'secondFactor.turnOff.done': 'Two-step verification is off',
  'secondFactor.renew.title': 'Create new recovery codes',
  'secondFactor.renew.text': 'Your current recovery codes will stop working.',
  'secondFactor.fresh.title': 'Enter a code to continue',
  'secondFactor.fresh.text':
    'Identity documents, money and the accounts of others need a code from the last 10 minutes.',
  'secondFactor.fresh.action': 'Continue',
  'secondFactor.required.title': 'Set up two-step verification',
  'secondFactor.required.text':
    'Everyone in the programme team needs it, because the console shows personal data. Set it up to continue.',
  'secondFactor.banner': 'Set up two-step verification by {date}.',
  'secondFactor.banner.action': 'Set it up now',
} as const satisfies Record<string, string>
