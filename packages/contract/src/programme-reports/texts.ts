export const programmeReportMailTexts = {
  'programmeReports.row.submitted': 'Applications submitted',
  'programmeReports.row.approved': 'Applications approved',
  'programmeReports.row.offered': 'Interns with a first offer',
  'programmeReports.row.placed': 'Interns placed',
  'programmeReports.row.working': 'Internships started',
  'programmeReports.row.overdue': 'Overdue team tasks',
  'mails.programmeReports.weekly.subject': 'Programme report: week of {from}',
  'mails.programmeReports.weekly.title': 'Your programme last week',
  'mails.programmeReports.weekly.body':
    'Here are the numbers for the week starting {from}. You chose to get them every week. You can change this on the report page.',
  'mails.programmeReports.weekly.action': 'Open programme report',
  'mails.programmeReports.monthly.subject': 'Programme report: month starting {from}',
  'mails.programmeReports.monthly.title': 'Your programme last month',
  'mails.programmeReports.monthly.body':
    'Here are the numbers for the month starting {from}. You chose to get them every month. You can change this on the report page.',
  'mails.programmeReports.monthly.action': 'Open programme report',
} as const
