import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 14: the requirements of OWASP ASVS 5.0.0. */
export const asvsFigure: Figure = {
  number: 14,
  name: 'ASVS 5.0 level 2',
  counted:
    'Rows of docs/asvs.tsv, one for each requirement of levels 1 and 2: those that name tests by file and title, those that do not apply and say why, those that are open, and among these those that have not been assessed. A test that is named and does not exist is a contradiction; that it passes is shown by npm test.',
  control:
    'in each row, a title that no test has, a file that does not exist, no reason, and an unknown status',
  files: [],
  program: 'count-asvs.ts',
  data: ['docs/asvs.tsv'],
  goals: [
    countGoal('requirements', 253),
    {
      label: 'passed by test',
      read: ({ measures }) => measures['passed by test'],
      atLeast: 150,
    },
    measureGoal('open', 253),
    measureGoal('unassessed', 0),
  ],
}
