import { countGoal, type Figure } from '../figure.ts'

/** Figure 16: restoring a backup. */
export const restoreFigure: Figure = {
  number: 16,
  name: 'Restore to a moment',
  counted:
    'Restores of a small database and its files to a moment between two changes, and to the end of what was archived; rows, files and the secret are compared. Then a machine with 5 GB of database and files is lost at the worst moment: what is missing of its last commits (RPO), and how long a new one takes to restore and start (RTO). The first run on a machine creates the data set, which can take longer than a run may; `npm run bench -- restore` creates it, too.',
  control: 'the restore to another moment gives other rows',
  files: ['platform/backup/backup.test.ts'],
  program: 'measure-restore.ts',
  isTiming: true,
  goals: [
    countGoal('restores to a moment', 1),
    countGoal('restores to the end', 1),
    { label: 'RPO in seconds', read: ({ measures }) => measures['RPO'], atMost: 60 },
    { label: 'RTO of 5 GB in seconds', read: ({ measures }) => measures['RTO'], atMost: 300 },
  ],
}
