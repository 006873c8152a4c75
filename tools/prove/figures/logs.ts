import { countGoal, type Figure } from '../figure.ts'

/** Figure 18: logs and regular expressions. */
export const logsFigure: Figure = {
  number: 18,
  name: 'Logs, and regular expressions',
  counted:
    "Lines of a server's log at its most detailed level, in which addresses, codes, tokens and cookies of its requests are searched; and every regular expression that the product's sources contain as a literal or compose when they are loaded, which has to take linear time by the package recheck. Referer headers and traces have tests of their own that do not count here.",
  control: 'a planted log line for each secret, and planted expressions that are not linear',
  files: ['test/system/crash.test.ts'],
  only: 'the log at its most detailed level',
  program: 'check-patterns.ts',
  goals: [
    countGoal('log lines', 20),
    countGoal('secrets searched', 10),
    countGoal('patterns', 100),
  ],
}
