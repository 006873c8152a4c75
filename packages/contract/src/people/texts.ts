export const peopleTexts = {
  'people.status.REGISTERING': 'Signing up',
  'people.status.INVITED': 'Invited',
  'people.status.ACTIVE': 'Active',
  'people.status.DEACTIVATED': 'Deactivated',
} as const
