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
  'importCompanies.open':
    '{count, plural, one {One invitation is open} other {# invitations are open}}',
  'companyInvitationsScreen.title': 'Invited companies',
  'companyInvitationsScreen.text':
    'Companies invited from a file. Invitations are deleted after 180 days.',
  'companyInvitationsScreen.import': 'Invite from a file',
  'companyInvitationsScreen.none': 'No company has been invited',
  'companyInvitationsScreen.noneText': 'Companies that you invite from a file appear here.',
  'companyInvitationsScreen.noMatch': 'No invitations match these filters',
  'companyInvitationsScreen.search': 'Search company or email',
  'companyInvitationsScreen.status': 'Status',
  'companyInvitationsScreen.anyStatus': 'Any status',
  'companyInvitationsScreen.open': 'All open',
  'companyInvitationsScreen.showMail': 'Show email',
  'companyInvitationsScreen.resend': 'Send again',
  'companyInvitationsScreen.resendNamed': 'Resend the invitation to {name}',
  'companyInvitationsScreen.resendTitle':
    '{count, plural, one {Send one invitation again?} other {Send # invitations again?}}',
  'companyInvitationsScreen.resendText': 'Contacts get the same email with a new link.',
  'companyInvitationsScreen.resendCount':
    '{count, plural, =0 {No invitation will be sent.} one {One invitation will be sent.} other {# invitations will be sent.}}',
  'companyInvitationsScreen.resendNothing': 'None of them can be sent again.',
  'companyInvitationsScreen.resendDone':
    '{count, plural, one {One invitation will be sent again} other {# invitations will be sent again}}',
  'companyInvitationsScreen.withdraw': 'Withdraw',
  'companyInvitationsScreen.withdrawNamed': 'Withdraw the invitation to {name}',
  'companyInvitationsScreen.withdrawTitle':
    '{count, plural, one {Withdraw one invitation?} other {Withdraw # invitations?}}',
  'companyInvitationsScreen.withdrawText':
    'Contacts get no email. They can still register, but nothing is filled in for them. You can invite the company again later.',
  'companyInvitationsScreen.withdrawCount':
    '{count, plural, =0 {No invitation will be withdrawn.} one {One invitation will be withdrawn.} other {# invitations will be withdrawn.}}',
  'companyInvitationsScreen.withdrawNothing': 'None of them can be withdrawn.',
  'companyInvitationsScreen.withdrawDone':
    '{count, plural, one {One invitation will be withdrawn} other {# invitations will be withdrawn}}',
  'companyInvitationsScreen.changed':
    '{count, plural, =0 {No invitation was changed.} one {One invitation will be changed.} other {# invitations will be changed.}}',
  'companyInvitationsScreen.reason': 'Reason for the log',
  'companyInvitationsScreen.reasonMissing': 'Enter a reason first.',
} as const
