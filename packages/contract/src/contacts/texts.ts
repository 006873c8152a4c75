export const contactsTexts = {
  'contacts.refused.there': 'This address is already an alternate contact.',
  'contacts.refused.many': 'A company has 10 alternate contacts at most.',
} as const
