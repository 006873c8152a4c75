import { countGoal, type Figure, measureGoal } from '../figure.ts'

/** Figure 15: row-level security. */
export const rowSecurityFigure: Figure = {
  number: 15,
  name: 'Row-level security',
  counted:
    'Statements that are sent without their company_id or intern_id condition, with ids of another tenant: none may show or change its rows. The cost is the CPU time of the same calls with and without policies, in pairs, of Node and PostgreSQL together.',
  control: 'without the policies, at least a quarter of the same statements leak',
  files: ['db/row-security/tenant-statements.test.ts'],
  program: 'measure-row-security.ts',
  isTiming: true,
  goals: [
    countGoal('statements without company_id', 100),
    countGoal('statements without intern_id', 50),
    measureGoal('CPU that policies cost', 0.15),
  ],
}
