import { countGoal, type Figure } from '../figure.ts'

/** Figure 4: kill -9 of PostgreSQL. */
export const databaseKillsFigure: Figure = {
  number: 4,
  name: 'kill -9 of PostgreSQL',
  counted:
    'Kills of the bundled PostgreSQL while hires run, and the calls that were acknowledged between them: each has to have happened exactly once, and be answered the same again. Transactions of the stores without calls are not counted yet.',
  control: 'a planted lost step and a planted repeated one are found by the same comparison',
  files: ['test/system/crash.test.ts'],
  only: 'killing its PostgreSQL',
  goals: [
    countGoal('kills of PostgreSQL', 300),
    countGoal('acknowledged calls', 20_000),
    countGoal('acknowledged transactions of the stores', 500_000),
  ],
}
