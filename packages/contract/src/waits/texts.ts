export const waitsTexts = {
  'refused.waitOfColleague':
    'A colleague is taking care of this. Ask them or a manager to pass it on.',
  'waits.refused.taken': 'A colleague is already taking care of this.',
  'waits.refused.takenBy': '{name} is already taking care of this.',
  'waits.refused.takenFirst': '{name} is taking care of this. Take it over before you decide.',
  'waits.refused.ofColleague':
    '{name} is taking care of this. Ask them or a manager to pass it on.',
  'waits.refused.decidedBy': '{name} has already decided on this: {status}.',
  'waits.refused.unassigned': 'No one is taking care of this yet.',
  'waits.refused.notColleague': 'Choose an active member of the programme team.',
  'waits.refused.sameOwner': 'Already theirs.',
  'waits.refused.notWaiting': 'No longer waiting.',
} as const
