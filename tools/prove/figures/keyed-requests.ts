import { countGoal, type Figure } from '../figure.ts'

/** Figure 6: repeated requests. */
export const keyedRequestsFigure: Figure = {
  number: 6,
  name: 'Keyed requests over resets',
  counted:
    'Requests that create a plan through connections that are all reset after 1 to 16 successes, repeated with their request id until they succeed; and the resets. Each plan has to exist exactly once.',
  control: 'repeated with new ids, requests create plans twice',
  files: ['test/system/keyed-requests.test.ts'],
  goals: [countGoal('keyed requests', 50_000), countGoal('resets', 5000)],
}
