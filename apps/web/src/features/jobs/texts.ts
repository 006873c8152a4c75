export const jobsScreenTexts = {
  'jobsScreen.title': 'Timed jobs',
  'jobsScreen.text':
    'What Fledge does automatically. Every job starts once a minute and tries again what failed.',
  'jobsScreen.filter': 'Jobs',
  'jobsScreen.all': 'All jobs',
  'jobsScreen.behind': 'Failing or late',
  'jobsScreen.none': 'There are no jobs',
  'jobsScreen.noMatch': 'No job is failing or late',
  'jobsScreen.noMatchText': 'Reminders, deadlines and decisions are up to date.',
  'jobsScreen.run': 'Run now',
  'jobsScreen.runNamed': 'Run now: {name}',
  'jobsScreen.runTitle': 'Run this job now?',
  'jobsScreen.runText': 'It starts within a few seconds, unless it’s running already.',
  'jobsScreen.reason': 'Reason',
  'jobsScreen.reasonHint': 'The log shows it to other managers.',
  'jobsScreen.requested': 'The job starts within a few seconds',
} as const satisfies Record<string, string>
