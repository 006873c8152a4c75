export const waitsTexts = {
  'refused.waitOfColleague':
    'A colleague is taking care of this. Ask them or a manager to pass it on.',
  'waits.refused.taken': 'A colleague is already taking care of this.',
  'waits.refused.takenBy': '{name} is already taking care of this.',
  'waits.refused.unassigned': 'No one is taking care of this yet.',
  'waits.refused.notColleague': 'Choose an active member of the programme team.',
  'waits.refused.sameOwner': 'Already theirs.',
  'waits.refused.notWaiting': 'No longer waiting.',
} as const
