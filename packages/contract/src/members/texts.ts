export const membersTexts = {
  'members.status.INVITED': 'Invited',
  'members.status.ACTIVE': 'Active',
  'members.status.DEACTIVATED': 'Deactivated',
  'members.status.REVOKED': 'Invitation revoked',
} as const
