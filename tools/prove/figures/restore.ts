import { countGoal, type Figure } from '../figure.ts'

/** Figure 16: restoring a backup. */
export const restoreFigure: Figure = {
  number: 16,
  name: 'Restore to a moment',
  counted:
    'Restores of a small database and its files to a moment between two changes, and to the end of what was archived; rows, files and the secret are compared. How much is lost and how long 5 GB take is not measured here.',
  control: 'the restore to another moment gives other rows',
  files: ['platform/backup/backup.test.ts'],
  goals: [
    countGoal('restores to a moment', 1),
    countGoal('restores to the end', 1),
    { label: 'RPO in seconds', read: ({ measures }) => measures['RPO'], atMost: 60 },
    { label: 'RTO of 5 GB in seconds', read: ({ measures }) => measures['RTO'], atMost: 300 },
  ],
}
