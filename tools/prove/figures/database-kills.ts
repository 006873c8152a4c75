import { countGoal, type Figure } from '../figure.ts'

/** Figure 4: kill -9 of PostgreSQL. */
export const databaseKillsFigure: Figure = {
  number: 4,
  name: 'kill -9 of PostgreSQL',
  counted:
    'Kills of PostgreSQL while hires run and while companies create plans, and the calls that were acknowledged before them: each has to have happened exactly once; those of the hires are answered the same again. Kills while eight writers start sessions, and the transactions that were acknowledged: each has to be stored. Only PostgreSQL is killed, not its machine.',
  control:
    'commits that are acknowledged before they are written (synchronous_commit off) are lost; a planted lost step and a planted repeated one are found',
  files: ['test/system/database-kills.test.ts', 'test/system/crash.test.ts'],
  only: 'killing (its )?PostgreSQL',
  goals: [
    countGoal('kills of PostgreSQL', 300),
    countGoal('acknowledged calls', 20_000),
    countGoal('acknowledged transactions of the stores', 500_000),
  ],
}
