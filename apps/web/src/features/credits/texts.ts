export const creditsScreenTexts = {
  'creditsScreen.title': 'Interview credits',
  'creditsScreen.text':
    'Every change of every company’s credits, newest first. One credit is reserved for each proposed interview, and used or returned when the interview ends.',
  'creditsScreen.search': 'Search by company',
  'creditsScreen.type': 'Type',
  'creditsScreen.anyType': 'All',
  'creditsScreen.allCompanies': 'Show all companies',
  'creditsScreen.none': 'No credits yet',
  'creditsScreen.noneText': 'Companies get their first credits when they are approved.',
  'creditsScreen.noMatch': 'No credits match these filters',
  'creditsScreen.correct': 'Correct credits',
  'creditsScreen.correctNamed': 'Correct credits of {company}',
  'creditsScreen.correctTitle': 'Correct credits of {company}',
  'creditsScreen.kind': 'Correction',
  'creditsScreen.kind.grant': 'Grant',
  'creditsScreen.kind.revoke': 'Revoke',
  'creditsScreen.grant': 'Grant credits',
  'creditsScreen.revoke': 'Revoke credits',
  'creditsScreen.amount': 'Number of credits',
  'creditsScreen.note': 'Reason',
  'creditsScreen.noteHint': 'The company’s administrators will see this.',
  'creditsScreen.granted':
    '{count, plural, one {One credit will be granted to {company}} other {# credits will be granted to {company}}}',
  'creditsScreen.revoked':
    '{count, plural, one {One credit will be revoked from {company}} other {# credits will be revoked from {company}}}',
} as const satisfies Record<string, string>
