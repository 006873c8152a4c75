export const riskScreenTexts = {
  'riskScreen.title': 'Internships at risk',
  'riskScreen.text':
    'Running internships with {weeks} or more missed weeks of one side, a last rating of {rating} or less, hours that differ by {hours} or more, or {days} days without weekly feedback.',
  'riskScreen.search': 'Search by intern or company',
  'riskScreen.signal': 'Sign',
  'riskScreen.anySignal': 'All signs',
  'riskScreen.allCompanies': 'Show all companies',
  'riskScreen.none': 'No internship is at risk',
  'riskScreen.noneText':
    'Internships appear here when weekly feedback shows that something is wrong.',
  'riskScreen.noMatch': 'No internships match these filters',
  'riskScreen.openConcern': 'Open concern',
} as const
