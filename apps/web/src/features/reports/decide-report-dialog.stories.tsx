import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DecideReportDialog } from './decide-report-dialog.tsx'

const report: ContentReport = {
  report_id: 'r1',
  status: 'REPORTED',
  kind: 'COMPANY',
  part: 'TEXT',
  name: 'Aurora Labs',
  user_id: null,
  company_id: 'aurora',
  plan_id: null,
  reason: 'CONTACT',
  note: 'They ask applicants to pay for training.',
  reporter: 'Amara Okafor',
  reporter_user_id: 'amara',
  reporter_side: 'intern',
  created_at: '2026-11-25T18:20:00Z',
  due_at: '2026-11-30T18:20:00Z',
  owner: null,
  decided_at: null,
  decision_reason: null,
  may: { decide: true },
}

const meta: StoryMeta<typeof DecideReportDialog> = {
  component: DecideReportDialog,
  args: { report, onClose: ignore },
  decorators: [withServer([neverRespond('reports', 'decideContentReport')], sampleOperator)],
}
export default meta

export const WithNote: Story<typeof DecideReportDialog> = {}
export const Hiding: Story<typeof DecideReportDialog> = {
  play: press('input[value="hide"]', 'input[type="checkbox"]'),
}
export const WithoutNote: Story<typeof DecideReportDialog> = {
  args: { report: { ...report, note: null } },
}
