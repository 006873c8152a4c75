import { countGoal, type Figure } from '../figure.ts'

/** Figure 15: row-level security. */
export const rowSecurityFigure: Figure = {
  number: 15,
  name: 'Row-level security',
  counted:
    'Statements that are sent without their company_id or intern_id condition, with ids of another tenant: none may show or change its rows. The cost is measured by `npm run bench -- security`.',
  control: 'without the policies, at least a quarter of the same statements leak',
  files: ['db/row-security/tenant-statements.test.ts'],
  goals: [
    countGoal('statements without company_id', 100),
    countGoal('statements without intern_id', 50),
  ],
}
