import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 17: erased accounts. */
export const erasureFigure: Figure = {
  number: 17,
  name: 'Erasure',
  counted:
    'Accounts whose names, address and texts are in every table that has any for a person, erased after their 14 days: no table may contain them afterwards. What operators decided remains with the id of their account, which says no longer whose it was. A canary in a backup, its log and an archived file has to be gone once their days have passed.',
  control: 'before the erasure, the same search finds the canary',
  files: [
    'features/accounts/erase-account.test.ts',
    'features/accounts/leave-company.test.ts',
    'features/team/remove-operator.test.ts',
    'platform/backup/prune-backups.test.ts',
  ],
  goals: [
    countGoal('erased interns', 1),
    countGoal('erased members', 1),
    countGoal('erased operators', 1),
    countGoal('backups after their days', 1),
    measureGoal('seconds of an export', 60),
  ],
}
