import { countGoal, type Figure } from '../figure.ts'

/** Figure 1: who may do what. */
export const accessFigure: Figure = {
  number: 1,
  name: 'Access cells',
  counted:
    'Requests of 18 kinds of actors to every address of every endpoint, with ids of their own tenant, of another one, and of nothing: refused where the role table (written by hand, access-table.ts) refuses, without a text of the other tenant, and without a change to its rows. Each run starts with other ids.',
  control: "responses with the other tenant's data are judged as if an insider had received them",
  files: ['test/system/access-cells.test.ts'],
  goals: [countGoal('cells', 100_000)],
}
