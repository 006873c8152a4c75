export const overdueScreenTexts = {
  'overdueScreen.title': 'Overdue',
  'overdueScreen.text':
    'Everything that should have been decided by now, most overdue first. We email managers this list every day.',
  'overdueScreen.kind': 'Show',
  'overdueScreen.all': 'Everything',
  'overdueScreen.ofKind': '{kind} ({count, number})',
  'overdueScreen.none': 'Nothing is overdue',
  'overdueScreen.noMatch': 'Nothing of this type is overdue',
  'overdueScreen.noneText': 'Decisions appear here when they’re late.',
} as const
