export const agreementScreensTexts = {
  'agreementScreen.conduct.version': 'Version {version}, from',
  'agreementScreen.conduct.read': 'Read the policy',
  'agreementScreen.conduct.unsigned': 'Not signed yet',
  'agreementScreen.conduct.unsignedText':
    'Your company needs to sign it before its first interview.',
  'agreementScreen.conduct.newer': 'There’s a new version. Sign it before your next interview.',
  'agreementScreen.conduct.signed': 'Signed',
  'agreementScreen.conduct.signedBy': 'Version {version}, signed by {name}',
  'agreementScreen.conduct.admin': 'Only administrators of your company can sign it.',
  'agreementScreen.conduct.none': 'No signatures yet',
  'agreementScreen.own.title': 'Your agreements',
  'agreementScreen.own.none': 'No agreements yet',
  'agreementScreen.own.version': 'Version {version}',
} as const satisfies Record<string, string>
