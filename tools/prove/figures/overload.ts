import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 8: more load than the server can complete. */
export const overloadFigure: Figure = {
  number: 8,
  name: 'Three times the load',
  counted:
    'Rounds of what 20 clients get that each wait for their response (the peak), and of three times as many requests a second, whatever the server answers. Goodput is what it completes of them, in the average of the rounds; p99 is that of all requests that were served. The others are refused with 503 and Retry-After. The clients run on the same machine.',
  control: 'without the limit of admission, goodput or p99 misses its goal',
  files: ['test/system/intake.test.ts'],
  program: 'measure-overload.ts',
  isTiming: true,
  goals: [
    countGoal('requests at three times the load', 5000),
    measureGoal('lost share of the peak', 0.1),
    measureGoal('p99 in ms', 250),
  ],
}
