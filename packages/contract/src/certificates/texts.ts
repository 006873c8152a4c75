export const certificatesTexts = {
  'certificates.unknown': 'No certificate was ever issued under this address.',
  'mails.certificates.issued.subject': 'Your certificate from {{company}}',
  'mails.certificates.issued.title': 'You have earned your certificate',
  'mails.certificates.issued.body': 'It says that you completed your internship as {{role}} at {{company}}. Anybody you give its address to can check it.',
  'mails.certificates.issued.action': 'See the certificate',
  'mails.certificates.revoked.subject': 'Your certificate was revoked',
  'mails.certificates.revoked.title': 'Your certificate was revoked',
  'mails.certificates.revoked.body': 'The certificate for {{role}} at {{company}} is no longer valid. The reason: {{reason}}',
  'mails.certificates.revoked.action': 'See the certificate',
} as const
