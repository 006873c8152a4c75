import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleFinanceToday, sampleToday } from '../../testing/samples/today.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { IncidentsCard, MoneyCard, NextDaysCard, TodayTotals } from './today-cards.tsx'

const meta: StoryMeta<typeof IncidentsCard> = {
  component: IncidentsCard,
  decorators: [withServer([], sampleOperator)],
  args: { today: sampleToday },
}
export default meta

export const SomethingFails: Story<typeof IncidentsCard> = {}
export const EverythingWorks: Story<typeof IncidentsCard> = {
  args: {
    today: {
      ...sampleToday,
      incidents: { failed_mails: 0, late_jobs: 0, failing_events: 0, payment_checks: 0 },
    },
  },
}
export const Totals: Story<typeof IncidentsCard> = {
  render: () => <TodayTotals today={sampleToday} />,
}
export const NextDays: Story<typeof IncidentsCard> = {
  render: () => <NextDaysCard today={sampleToday} />,
}
export const Money: Story<typeof IncidentsCard> = {
  render: () => <MoneyCard today={sampleFinanceToday} />,
}
