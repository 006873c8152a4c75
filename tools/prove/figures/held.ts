import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 9: held and slow connections. */
export const heldFigure: Figure = {
  number: 9,
  name: 'Held and slow connections',
  counted:
    'Reads of a weekday, 100 a second, beside 5,000 live streams and 300 clients that send a byte a second of their headers or their body, or read no response, and connect again when they are ended.',
  control: 'a handler that blocks for 200 ms each second raises p99 beyond its goal',
  files: ['test/system/http.test.ts'],
  program: 'measure-held.ts',
  isTiming: true,
  goals: [
    countGoal('reads', 1000),
    measureGoal('lost streams', 0),
    measureGoal('refused share', 0.01),
    measureGoal('p99 in ms', 100),
  ],
}
