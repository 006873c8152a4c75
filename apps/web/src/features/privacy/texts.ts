export const privacyScreenTexts = {
  'privacyScreen.title': 'Privacy',
  'privacyScreen.text':
    'Requests for a copy of data or for account deletion, made here or by letter, with their 30-day deadlines. Also shows how long data is kept.',
  'privacyScreen.parts': 'Parts of this page',
  'privacyScreen.requests': 'Requests',
  'privacyScreen.retention': 'Retention calendar',
  'privacyScreen.search': 'Search by name or email',
  'privacyScreen.kind': 'Type',
  'privacyScreen.anyKind': 'All',
  'privacyScreen.state': 'Status',
  'privacyScreen.anyState': 'All',
  'privacyScreen.none': 'No requests yet',
  'privacyScreen.noneText':
    'Requests appear here when someone downloads a copy of their data or deletes their account, or when the team records that they asked.',
  'privacyScreen.noMatch': 'No requests match these filters',
  'privacyScreen.job': 'Deleting expired data',
  'privacyScreen.jobText': 'One job applies all periods every hour.',
  'privacyScreen.ran': 'Last start: {when}',
  'privacyScreen.next': 'Next start: {when}',
  'privacyScreen.handled':
    '{count, plural, one {Last deleted one row {when}} other {Last deleted # rows {when}}}',
  'privacyScreen.neverRan': 'Not run yet',
  'privacyScreen.deletedAfter':
    '{count, plural, =0 {Deleted when it ends} one {Deleted after one day} other {Deleted after # days}}',
  'privacyScreen.clearedAfter':
    '{count, plural, =0 {Emptied when it ends} one {Emptied after one day} other {Emptied after # days}}',
  'privacyScreen.partial': 'some rows only',
  'privacyScreen.counts': 'counts from {column}',
  'privacyScreen.lastRows': '{count, plural, one {One row {when}} other {# rows {when}}}',
  'privacyScreen.noRows': 'Nothing has expired yet',
} as const satisfies Record<string, string>
