import { countGoal, type Figure } from '../figure.ts'

/** Figure 5: kill -9 of the product's process. */
export const killsFigure: Figure = {
  number: 5,
  name: 'kill -9 of web and worker',
  counted:
    'Kills of the product while hires and payments run, and the emails of these hires. After each kill, every acknowledged step must have happened exactly once and be answered the same again; in the end every charge, payment and email (by Message-ID) exactly once.',
  control: 'a planted lost step and a planted repeated one are found by the same comparison',
  files: ['test/system/crash.test.ts'],
  goals: [countGoal('kills of web and worker', 600), countGoal('emails that arrived once', 1)],
}
