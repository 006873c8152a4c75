export const certificatesTexts = {
  'certificates.unknown': 'No certificate was ever issued under this address.',
  'certificateScreen.of': 'Certificate of internship',
  'certificateScreen.completed':
    'completed an internship as <b>{{role}}</b> at {{company}}, in {{batch}} of the Fledge programme.',
  'certificateScreen.weeks_one': '{{count}} week',
  'certificateScreen.weeks_other': '{{count}} weeks',
  'certificateScreen.hours': '{{hours}} hours',
  'certificateScreen.hoursText': '{{hours}} a week agreed',
  'certificateScreen.done': '{{done}} of {{of}}',
  'certificateScreen.doneText': 'weekly checkpoints closed',
  'certificateScreen.rating': '{{rating}} of 10',
  'certificateScreen.ratingText': 'average rating by supervisors',
  'certificateScreen.supervisor': 'Supervisor, {{company}}',
  'certificateScreen.issued': 'Issued {{day}}',
  'certificates.file.revoked': 'This certificate was revoked; it is not given out any more.',
  'certificates.file.letters':
    'These letters are not in our fonts. Print the page: your browser has them.',
  'certificates.badge.revoked': 'This certificate was revoked; it has no badge any more.',
  'certificates.badge.issuer': 'Internships where everyone gets an answer.',
  'certificates.badge.title': '{{role}} at {{company}}',
  'certificates.badge.description':
    'Completed an internship as {{role}} at {{company}}: {{weeks}} weeks from {{from}} to {{to}}, {{hours}} hours reported.',
  'certificates.badge.criteria':
    'The internship ran to its agreed end, and at least 80 % of the weekly reports were given.',
  'certificates.badge.evidence': 'The certificate, and whether it is valid today',
  'certificates.badge.weeks_one': '{{count}} week',
  'certificates.badge.weeks_other': '{{count}} weeks',
  'mails.certificates.issued.subject': 'Your certificate from {{company}}',
  'mails.certificates.issued.title': 'You have earned your certificate',
  'mails.certificates.issued.body':
    'It says that you completed your internship as {{role}} at {{company}}. Anybody you give its address to can check it.',
  'mails.certificates.issued.action': 'See the certificate',
  'mails.certificates.revoked.subject': 'Your certificate was revoked',
  'mails.certificates.revoked.title': 'Your certificate was revoked',
  'mails.certificates.revoked.body':
    'The certificate for {{role}} at {{company}} is no longer valid. The reason: {{reason}}',
  'mails.certificates.revoked.action': 'See the certificate',
} as const
