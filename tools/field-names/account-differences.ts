import type { NameGroup } from './name-group.ts'

/** Names that differ on purpose around accounts and their owners. */
export const accountNameGroups: readonly NameGroup[] = [
  {
    reason: 'Of two accounts of one intern, one is kept and the other one is merged into it.',
    pairs: [
      'merged_into ~ kept_id',
      'merged_into ~ other_id',
      'merged_into ~ user_id',
      'user_id ~ closed_id',
      'user_id ~ kept_id',
      'user_id ~ other_id',
    ],
  },
  {
    reason: 'An invited company is registered when its row is created.',
    pairs: ['created_at ~ registered_at'],
  },
]
