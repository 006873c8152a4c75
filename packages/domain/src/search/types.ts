/** What the programme team's search finds, in the order in which equally good matches are shown. */
export const searchKinds = [
  'PERSON',
  'APPLICATION',
  'COMPANY',
  'PLAN',
  'OFFER',
  'INTERNSHIP',
  'BATCH',
  'PARTNER',
] as const
export type SearchKind = (typeof searchKinds)[number]
