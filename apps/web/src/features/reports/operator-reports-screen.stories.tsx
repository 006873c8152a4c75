import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorReportsScreen from './operator-reports-screen.tsx'

const open: ContentReport = {
  report_id: 'r1',
  status: 'REPORTED',
  kind: 'INTERN',
  part: 'PHOTO',
  name: 'Amara Okafor',
  user_id: 'amara',
  company_id: null,
  plan_id: null,
  reason: 'NOT_THEIRS',
  note: 'This is an actor’s photo.',
  reporter: 'Priya Nair',
  reporter_user_id: 'priya',
  reporter_side: 'company',
  created_at: '2026-11-25T18:20:00Z',
  due_at: '2026-11-30T18:20:00Z',
  owner: null,
  decided_at: null,
  decision_reason: null,
  may: { decide: true },
}
const resolved: ContentReport = {
  ...open,
  report_id: 'r2',
  status: 'RESOLVED',
  kind: 'PLAN',
  part: 'TEXT',
  name: 'Junior data analyst · Aurora Labs',
  user_id: null,
  company_id: 'aurora',
  reason: 'CONTACT',
  note: null,
  reporter: 'Tomás Silva',
  reporter_side: 'intern',
  owner: 'Vera Ito',
  decided_at: '2026-11-26T09:00:00Z',
  decision_reason: 'The company removed the phone number.',
  may: { decide: 'errors.ILLEGAL_TRANSITION' },
}

const withReports = (...reports: readonly ContentReport[]) =>
  withServer(
    [
      noSavedViews,
      respondWith('pendingActs', 'listPendingActs', []),
      respondWith('reports', 'listContentReports', [...reports]),
      neverRespond('reports', 'decideContentReport'),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorReportsScreen> = {
  component: OperatorReportsScreen,
  decorators: [withReports(open, resolved)],
}
export default meta

export const OpenAndResolved: Story<typeof OperatorReportsScreen> = {}
export const Deciding: Story<typeof OperatorReportsScreen> = {
  play: press('[aria-label="Decide the report about Amara Okafor"]', 'dialog[open]'),
}
export const Long: Story<typeof OperatorReportsScreen> = {
  decorators: [withReports({ ...open, name: longWord, note: longText })],
}
export const Empty: Story<typeof OperatorReportsScreen> = { decorators: [withReports()] }
export const Failed: Story<typeof OperatorReportsScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', []),
        failWith('reports', 'listContentReports', { status: 500 }),
      ],
      sampleOperator,
    ),
  ],
}
