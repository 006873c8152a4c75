export const agreementScreensTexts = {
  'agreementScreen.conduct.version': 'Version {{version}}, from',
  'agreementScreen.conduct.read': 'Read the policy',
  'agreementScreen.conduct.unsigned': 'Not signed yet',
  'agreementScreen.conduct.unsignedText': 'Your company signs it before its first interview.',
  'agreementScreen.conduct.newer': 'A new version holds now. Sign it before the next interview.',
  'agreementScreen.conduct.signed': 'Signed',
  'agreementScreen.conduct.signedBy': 'Version {{version}}, signed by {{name}}',
  'agreementScreen.conduct.admin': 'An administrator of your company signs it.',
  'agreementScreen.conduct.none': 'Nothing signed yet',
  'agreementScreen.own.title': 'What you agreed to',
  'agreementScreen.own.none': 'Nothing recorded',
  'agreementScreen.own.version': 'Version {{version}}',
} as const satisfies Record<string, string>
