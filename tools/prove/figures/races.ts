import { type Figure, kindsGoal, smallestCountGoal } from '../figure.ts'

/** Figure 2: concurrent requests. */
export const racesFigure: Figure = {
  number: 2,
  name: 'Races through two web processes',
  counted:
    'Rounds of each race: eight requests (of a few races more or two) at the same time, in turn to two web processes beside a worker, whose results, rows and invariants are compared with the only allowed outcome; deadlocks are violations, too.',
  control: 'a balance that is read and then written overdraws in nine of ten rounds at least',
  files: [
    'test/system/races.test.ts',
    'test/system/hiring-races.test.ts',
    'test/system/intern-races.test.ts',
  ],
  goals: [
    kindsGoal('races', 'race: ', 16),
    smallestCountGoal('rounds of each race', 'race: ', 1000),
  ],
  controlShare: 0.9,
}
