export const certificatesTexts = {
  'certificates.state.valid': 'Valid',
  'certificates.state.revoked': 'Revoked',
  'certificates.unknown': 'No certificate was ever issued at this address.',
  'certificateScreen.of': 'Certificate of internship',
  'certificateScreen.completed':
    'completed an internship as <b>{role}</b> at {company}, in {batch} of the Fledge programme.',
  'certificateScreen.weeks': '{count, plural, one {# week} other {# weeks}}',
  'certificateScreen.hours': '{hours} hours',
  'certificateScreen.hoursText': '{hours} hours a week agreed',
  'certificateScreen.done': '{done} of {of}',
  'certificateScreen.doneText': 'weeks of feedback completed',
  'certificateScreen.rating': '{rating} of 10',
  'certificateScreen.ratingText': 'average rating by supervisors',
  'certificateScreen.supervisor': 'Supervisor, {company}',
  'certificateScreen.issued': 'Issued {day}',
  'certificates.file.revoked': 'This certificate was revoked and can’t be downloaded.',
  'certificates.file.letters':
    'Our fonts don’t include some of these letters. Print the page from your browser instead.',
  'certificates.badge.revoked': 'This certificate was revoked and no longer has a badge.',
  'certificates.badge.issuer': 'Internships where everyone gets an answer.',
  'certificates.badge.title': '{role} at {company}',
  'certificates.badge.description':
    'Completed an internship as {role} at {company}: {weeks} weeks from {from} to {to}, {hours} hours reported.',
  'certificates.badge.criteria':
    'The internship ran until its agreed end date, and at least 80% of the weekly feedback was given.',
  'certificates.badge.evidence': 'The certificate, and whether it is valid today',
  'certificates.badge.weeks': '{count, plural, one {# week} other {# weeks}}',
  'mails.certificates.issued.subject': 'Your certificate from {company} is ready',
  'mails.certificates.issued.title': 'You’ve earned your certificate',
  'mails.certificates.issued.body':
    'It confirms that you completed your internship as {role} at {company}. Anyone with the link can verify it.',
  'mails.certificates.issued.action': 'View certificate',
  'mails.certificates.revoked.subject': 'Your certificate was revoked',
  'mails.certificates.revoked.title': 'Your certificate was revoked',
  'mails.certificates.revoked.body':
    'The certificate for {role} at {company} is no longer valid. Reason: {reason}',
  'mails.certificates.revoked.action': 'View certificate',
} as const
