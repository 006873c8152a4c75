import { countGoal, type Figure, kindsGoal } from '../figure.ts'

/** Figure 3: random lives beside the model of the specification. */
export const livesFigure: Figure = {
  number: 3,
  name: 'Random lives',
  counted:
    'Lives of an intern and a company in up to 40 random steps, whose responses and tables are compared with a model of the specification after each step and around each moment at which timed jobs have an effect; each run plays other lives, 100 of them side by side on one server, which share its clock.',
  control:
    'bugs planted as triggers (statuses that are never reached, changes that are lost, times that are late), each in a database of its own, of which 95 % have to be found within 40 lives; a bug that is neither found nor has had all of its lives when time is up counts as not tried, and the next run on the same sources continues with those that are left',
  files: ['test/system/lives/random-lives.test.ts'],
  folders: ['test/system/lives/'],
  goals: [countGoal('lives', 10_000), kindsGoal('planted bugs', 'bug: ', 40)],
  controlShare: 0.95,
}
