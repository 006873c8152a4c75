export const overdueScreenTexts = {
  'overdueScreen.title': 'Overdue',
  'overdueScreen.text':
    'Everything that should have been decided by now, the longest overdue first. Managers get this list by email every day.',
  'overdueScreen.kind': 'Show',
  'overdueScreen.all': 'Everything',
  'overdueScreen.ofKind': '{{kind}} ({{count, number}})',
  'overdueScreen.none': 'Nothing is overdue',
  'overdueScreen.noneText': 'Decisions appear here when their date has passed.',
  'overdueScreen.due': 'Due {{when}}',
  'overdueScreen.since': 'waiting since {{when}}',
  'overdueScreen.open': 'Open',
} as const
