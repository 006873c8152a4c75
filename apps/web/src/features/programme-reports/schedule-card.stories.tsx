import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ScheduleCard } from './schedule-card.tsx'

const withSchedule = (schedule: 'WEEKLY' | 'MONTHLY' | null) =>
  withServer([respondWith('programmeReports', 'getReportSchedule', { schedule })], sampleOperator)

const meta: StoryMeta<typeof ScheduleCard> = {
  component: ScheduleCard,
  decorators: [withSchedule('WEEKLY')],
}
export default meta

export const Weekly: Story<typeof ScheduleCard> = {}
export const Never: Story<typeof ScheduleCard> = { decorators: [withSchedule(null)] }
export const Loading: Story<typeof ScheduleCard> = {
  decorators: [withServer([neverRespond('programmeReports', 'getReportSchedule')], sampleOperator)],
}
export const Failed: Story<typeof ScheduleCard> = {
  decorators: [
    withServer(
      [failWith('programmeReports', 'getReportSchedule', { status: 500 })],
      sampleOperator,
    ),
  ],
}
