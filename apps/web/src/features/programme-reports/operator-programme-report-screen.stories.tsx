import type { ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import { press, waitForText } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleDiversity, sampleReport } from '../../testing/samples/programme-reports.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorProgrammeReportScreen from './operator-programme-report-screen.tsx'

const schedule = respondWith('programmeReports', 'getReportSchedule', { schedule: null })
const withReport = (report: ProgrammeReport) =>
  withServer(
    [
      respondWith('programmeReports', 'getProgrammeReport', report),
      respondWith('programmeReports', 'getDiversityTotals', sampleDiversity),
      schedule,
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorProgrammeReportScreen> = {
  component: OperatorProgrammeReportScreen,
  decorators: [withReport(sampleReport)],
}
export default meta

export const WithPartners: Story<typeof OperatorProgrammeReportScreen> = {}
export const Diversity: Story<typeof OperatorProgrammeReportScreen> = {
  play: async () => {
    await press('section button')()
    await waitForText('Woman')
  },
}
export const Empty: Story<typeof OperatorProgrammeReportScreen> = {
  decorators: [withReport({ batches: [], partners: [], decisions: [] })],
}
export const LongText: Story<typeof OperatorProgrammeReportScreen> = {
  decorators: [
    withReport({
      ...sampleReport,
      batches: sampleReport.batches.map((batch) => ({ ...batch, batch_name: longWord })),
    }),
  ],
}
export const Loading: Story<typeof OperatorProgrammeReportScreen> = {
  decorators: [
    withServer([schedule, neverRespond('programmeReports', 'getProgrammeReport')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorProgrammeReportScreen> = {
  decorators: [
    withServer(
      [schedule, failWith('programmeReports', 'getProgrammeReport', { status: 500 })],
      sampleOperator,
    ),
  ],
}
