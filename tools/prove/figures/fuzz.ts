import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 7: fuzzing. */
export const fuzzFigure: Figure = {
  number: 7,
  name: 'Fuzzing',
  counted:
    'Examples of every body and query with up to three odd values: parsed by their schemas, or sent over HTTP by an actor who may use the endpoint, which is how policies are reached. No schema may throw, no response be a server error; how many are answered with 200 and how much the heap grows is measured.',
  control: 'planted schemas that throw at one odd value are all found by the same inputs',
  files: ['test/system/fuzz.test.ts'],
  goals: [
    countGoal('fuzz cases', 1_000_000),
    countGoal('fuzz cases over HTTP', 100_000),
    {
      label: 'share answered with 200',
      read: ({ counts }) =>
        (counts['answered with 200'] ?? 0) / (counts['fuzz cases over HTTP'] ?? 1),
      atLeast: 0.25,
    },
    measureGoal('growth of the heap', 0.2),
  ],
}
