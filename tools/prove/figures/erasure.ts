import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 17: erased accounts. */
export const erasureFigure: Figure = {
  number: 17,
  name: 'Erasure',
  counted:
    'Accounts whose names, address and texts are in every table that has any for a person, erased after their 14 days: no table may contain them afterwards. The product does not erase accounts of operators yet, and that backups end after their days is shown by platform/backup/prune-backups.test.ts without a canary.',
  control: 'before the erasure, the same search finds the canary',
  files: [
    'features/accounts/erase-account.test.ts',
    'features/accounts/leave-company.test.ts',
    'platform/backup/prune-backups.test.ts',
  ],
  goals: [
    countGoal('erased interns', 1),
    countGoal('erased members', 1),
    countGoal('erased operators', 1),
    measureGoal('seconds of an export', 60),
  ],
}
