export const programmeReportMailTexts = {
  'programmeReports.row.submitted': 'Applications submitted',
  'programmeReports.row.approved': 'Applications approved',
  'programmeReports.row.offered': 'Interns with a first offer',
  'programmeReports.row.placed': 'Interns placed',
  'programmeReports.row.working': 'Internships started',
  'programmeReports.row.overdue': 'Tasks of the team overdue now',
  'mails.programmeReports.weekly.subject': 'Programme report: week of {from}',
  'mails.programmeReports.weekly.title': 'Your programme last week',
  'mails.programmeReports.weekly.body':
    'These are the numbers of the week of {from}. You asked for them once a week. You can change that on the page of the report.',
  'mails.programmeReports.weekly.action': 'Open programme report',
  'mails.programmeReports.monthly.subject': 'Programme report: month of {from}',
  'mails.programmeReports.monthly.title': 'Your programme last month',
  'mails.programmeReports.monthly.body':
    'These are the numbers of the month that began on {from}. You asked for them once a month. You can change that on the page of the report.',
  'mails.programmeReports.monthly.action': 'Open programme report',
} as const
