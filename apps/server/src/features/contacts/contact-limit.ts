export const maxContacts = 10
