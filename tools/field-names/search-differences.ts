import type { NameGroup } from './name-group.ts'

/** Names that differ on purpose in the search of the console, which finds rows of any kind. */
export const searchNameGroups: readonly NameGroup[] = [
  {
    reason: 'What is found has an id, a title and a detail, whatever its kind calls them.',
    pairs: [
      'company_id ~ id',
      'batch_id ~ id',
      'name ~ title',
      'name ~ detail',
      'email_domain ~ detail',
    ],
  },
  {
    reason: 'The partner of an operator is its id; a common table expression is materialized.',
    pairs: ['partner ~ partner_id', 'found_companies ~ materialized'],
  },
]
