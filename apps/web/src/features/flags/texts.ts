export const flagsScreenTexts = {
  'flagsScreen.title': 'Feature flags',
  'flagsScreen.text':
    'For whom parts of Fledge are on. A change applies immediately and is in the log with its reason.',
  'flagsScreen.onText': 'Everyone has it, also visitors who aren’t signed in.',
  'flagsScreen.offText': 'No one has it.',
  'flagsScreen.someText': 'A share of all users, the people below, or both.',
  'flagsScreen.state': 'State',
  'flagsScreen.percentage': 'Share of users in per cent',
  'flagsScreen.percentageHint':
    'Each person keeps the feature when the share grows, and always gets the same answer.',
  'flagsScreen.people': 'People who always have it',
  'flagsScreen.find': 'Search by name or email',
  'flagsScreen.change': 'Change',
  'flagsScreen.changeNamed': 'Change {name}',
  'flagsScreen.save': 'Save',
  'flagsScreen.saved': 'The change applies now.',
  'flagsScreen.reason': 'Reason',
  'flagsScreen.reasonHint': 'For the log.',
} as const
