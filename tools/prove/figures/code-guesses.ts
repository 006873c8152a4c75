import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 13: guessing codes, and finding accounts. */
export const codeGuessesFigure: Figure = {
  number: 13,
  name: 'Guessed codes and timing',
  counted:
    'A day of guesses at the sign-in codes of one address from any number of browsers and networks, as many as the limits allow, and their chance; the time of responses to requests for a code with and without an account, in pairs (AUC: the chance that the one with an account is slower). That no one can lock another person out is shown by the tests of the limits, which run with it.',
  control:
    'with six digits only, the same guesses would have too good a chance; responses that are 30 % slower are told apart',
  files: ['features/sessions/code-guesses.test.ts', 'features/sessions/sign-in-limits.test.ts'],
  goals: [
    countGoal('hours of guessing', 24),
    countGoal('timed pairs', 500),
    measureGoal('chance in a day', 4e-4),
    measureGoal('distance of the AUC from 0.5', 0.05),
  ],
}
