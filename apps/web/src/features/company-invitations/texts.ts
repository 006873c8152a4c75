export const companyInvitationsScreenTexts = {
  'importCompanies.title': 'Invite companies',
  'importCompanies.text':
    'Choose a CSV file. You’ll see what happens with each company before anyone gets an email.',
  'importCompanies.back': 'All companies',
  'importCompanies.file': 'File',
  'importCompanies.prompt': 'Drop a CSV file here, or choose one',
  'importCompanies.rule':
    'UTF-8, up to 500 rows. Columns: company, first name, last name, email and, if you have it, website.',
  'importCompanies.rows': 'Rows',
  'importCompanies.rowsHint': 'You can also paste them, with the names of the columns first.',
  'importCompanies.check': 'Check rows',
  'importCompanies.preview': 'Preview',
  'importCompanies.count':
    '{count, plural, =0 {No company will be invited.} one {One company will be invited.} other {# companies will be invited.}}',
  'importCompanies.leftOut':
    '{count, plural, one {One row is left out.} other {# rows are left out.}}',
  'importCompanies.row': 'Row',
  'importCompanies.company': 'Company',
  'importCompanies.contact': 'Contact',
  'importCompanies.result': 'What happens',
  'importCompanies.invite': 'Gets an invitation',
  'importCompanies.invitedOn': 'Left out · Invited {date}',
  'importCompanies.leftOutRow': 'Left out · {reason}',
  'importCompanies.reason': 'Reason',
  'importCompanies.reasonHint': 'Kept in the log. Companies don’t see it.',
  'importCompanies.send': '{count, plural, one {Invite one company} other {Invite # companies}}',
  'importCompanies.nothing': 'No row can be invited.',
  'importCompanies.reasonMissing': 'Enter a reason.',
  'importCompanies.sent':
    '{count, plural, one {One company will get an invitation} other {# companies will get an invitation}}',
} as const
