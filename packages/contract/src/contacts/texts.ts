export const contactsTexts = {
  'contacts.refused.there': 'This address is already an alternate contact.',
  'contacts.refused.many': 'A company can have up to 10 alternate contacts. Remove one first.',
} as const
